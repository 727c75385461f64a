import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Prose } from '../../components/Prose';
import type { Training } from '../../contract/training';
import { useText } from '../../i18n/useText';
import { offersTexts } from './texts';
import { useCovered } from './useCovered';

const KINDS = ['focus', 'meats', 'tools'] as const;

/** What a training goes through: topics, meats and tools, as far as they are known. */
export function Covered({ training }: { training: Pick<Training, 'contentFocus' | 'meatsCovered' | 'toolsUsed'> }) {
  const t = useText(offersTexts);
  const covered = useCovered(training);
  const known = KINDS.filter((kind) => covered[kind].length > 0);
  if (known.length === 0) return null;
  return (
    <Prose title={t('detail.covered')}>
      <Box sx={{ display: 'grid', gap: 6, gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fit, minmax(160px, 1fr))' } }}>
        {known.map((kind) => (
          <div key={kind}>
            <Typography variant="h4" component="h3">
              {t(`detail.${kind}`)}
            </Typography>
            <Box component="ul" sx={{ m: 0, mt: 2, '&&': { pl: 4.5 }, color: 'text.secondary' }}>
              {covered[kind].map((name) => (
                <li key={name}>{name}</li>
              ))}
            </Box>
          </div>
        ))}
      </Box>
    </Prose>
  );
}
