import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ImportState } from '../../contract/dataTransfer';
import { useText } from '../../i18n/useText';
import { dataTransferTexts } from './texts';

/** Explains why nothing can be imported, and how to move to another server. */
export function ImportObstacles({ obstacles }: ImportState) {
  const t = useText(dataTransferTexts);
  return (
    <>
      <Typography sx={{ textWrap: 'pretty' }}>{t('import.full')}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 5, display: 'grid', gap: 1 }}>
        {obstacles.map(({ kind, count }) => (
          <li key={kind}>{t(`import.obstacles.${kind}`, { count })}</li>
        ))}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
        {t('import.elsewhere')}
      </Typography>
    </>
  );
}
