import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { PageWidth } from '../../components/PageWidth';
import { ExportData } from '../../features/datatransfer/ExportData';
import { ImportData } from '../../features/datatransfer/ImportData';
import { dataTransferTexts } from '../../features/datatransfer/texts';
import { useText } from '../../i18n/useText';

/** Export and import of all data. */
export function DataPage() {
  const t = useText(dataTransferTexts);
  return (
    <PageWidth>
      <Box sx={{ py: { xs: 5, md: 8 }, maxWidth: 760, display: 'grid', gap: 8 }}>
        <div>
          <Typography variant="h2" component="h1" sx={{ mb: 3 }}>
            {t('title')}
          </Typography>
          <Typography sx={{ color: 'text.secondary', textWrap: 'pretty' }}>{t('lead')}</Typography>
        </div>
        <ExportData />
        <Divider />
        <ImportData />
      </Box>
    </PageWidth>
  );
}
