import Typography from '@mui/material/Typography';
import { formatDistance } from '../../contract/formats';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { mapTexts } from './texts';
import type { LocationState } from './useLocationSearch';

/** Text equivalent of the map: the place found and its distance. Changes are announced by screen readers. */
export function LocationStatus({ place }: { place: LocationState }) {
  const t = useText(mapTexts);
  const language = useLanguage();
  const where = {
    idle: '',
    searching: t('searching'),
    locating: t('locating'),
    notFound: t('notFound'),
    failed: t('failed'),
    found: place.found ? t('found', { address: place.found }) : t('pinned'),
  }[place.state];
  const far = typeof place.travel === 'string'
    ? { unknown: '', measuring: t('measuring'), failed: t('distanceFailed'), conflict: t('conflict') }[place.travel]
    : t(place.travel.approximate ? 'approximate' : 'distance', { distance: formatDistance(place.travel.metres, language) });
  return (
    <Typography variant="body2" component="div" role="status" sx={{ color: 'text.secondary' }}>
      {where && <div>{where}</div>}
      {far && (
        <Typography variant="body2" component="strong" sx={{ color: place.travel === 'failed' ? 'error.main' : 'text.primary', fontWeight: 650 }}>
          {far}
        </Typography>
      )}
    </Typography>
  );
}
