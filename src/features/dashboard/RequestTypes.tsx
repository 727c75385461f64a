import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatCount } from '../../contract/kitchenFormats';
import type { Overview } from '../../contract/overview';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { dashboardTexts } from './texts';
import { useKindName } from './useKindName';

/** Most requested event kinds in descending order, each with its number and a bar. */
export function RequestTypes({ kinds }: Pick<Overview, 'kinds'>) {
  const t = useText(dashboardTexts);
  const language = useLanguage();
  const kindName = useKindName();
  const [only, ...others] = kinds;
  const most = Math.max(1, ...kinds.map(({ count }) => count));
  return (
    <div>
      <Typography variant="h4" component="h3">
        {t('season.kinds')}
      </Typography>
      {others.length === 0 && (
        <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
          {only ? t('season.only.kind', { count: only.count, figure: formatCount(only.count, language), kind: kindName(only.kind) }) : t('season.noKinds')}
        </Typography>
      )}
      {others.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 2, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
          {kinds.map(({ kind, count }) => (
            <Box component="li" key={kind} sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 14rem) minmax(0, 1fr) auto' }, columnGap: 3, alignItems: 'center', typography: 'body2' }}>
              <span>{kindName(kind)}</span>
              <Box aria-hidden sx={{ display: { xs: 'none', sm: 'block' }, height: 10, borderRadius: 999, bgcolor: 'divider' }}>
                <Box sx={{ width: `${(count / most) * 100}%`, height: '100%', borderRadius: 999, bgcolor: 'secondary.main' }} />
              </Box>
              <Box component="strong" sx={{ fontVariantNumeric: 'tabular-nums', textAlign: 'right' }}>
                {formatCount(count, language)}
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </div>
  );
}
