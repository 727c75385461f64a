import MyLocationIcon from '@mui/icons-material/MyLocation';
import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useState, type ReactNode } from 'react';
import { geocode, getCurrentPosition } from '../../api/geocoding';
import { AmountInput } from '../../components/form/AmountInput';
import { SettingsSection } from '../../components/form/SettingsSection';
import { TextBox } from '../../components/form/TextBox';
import type { Point } from '../../contract/geo';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useSettings } from '../../i18n/SettingsProvider';
import { useText } from '../../i18n/useText';
import { premisesTexts } from './businessTexts';
import { settingsTexts } from './texts';
import type { PartValues } from './values';

/** Map on which the point is chosen, passed from the page because it belongs to another feature. */
export type PointOnMap = (props: { point: Point | null; pinLabel: string; onPin: (point: Point) => void }) => ReactNode;

/** Rounds to five decimals, about one metre. */
const rounded = (degrees: number): number => Number(degrees.toFixed(5));

const pointIn = ({ lat, lng }: PartValues): Point | null => (typeof lat === 'number' && typeof lng === 'number' && Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null);

/** Starting point of all distances: address search, map, and coordinates. */
export function PremisesFields({ onMap }: { onMap: PointOnMap }) {
  const t = useText(settingsTexts);
  const tOfPremises = useText(premisesTexts);
  const language = useLanguage();
  const { street, town, postalCode } = useSettings().identity;
  const { values, setValues } = useFormikContext<PartValues>();
  const [address, setAddress] = useState([street, town, postalCode].join(', '));
  const [message, setMessage] = useState('');
  const [busy, setBusy] = useState(false);
  const place = ({ lat, lng }: Point) => void setValues((former) => ({ ...former, lat: rounded(lat), lng: rounded(lng) }));
  const run = async (action: () => Promise<string>) => {
    setBusy(true);
    setMessage(t('map.searching'));
    setMessage(await action());
    setBusy(false);
  };
  const search = async () => {
    const found = await geocode(address, language).catch(() => 'failed' as const);
    if (found === null) return t('map.notFound');
    if (found === 'failed') return t('map.failed');
    place(found);
    return t(found.approximate ? 'map.approximate' : 'map.found', { address: found.address });
  };
  const locate = async () => {
    const here = await getCurrentPosition();
    if (!here) return t('map.refused');
    place(here);
    return t('map.located');
  };
  return (
    <SettingsSection title={tOfPremises('groups.point.title')} hint={tOfPremises('groups.point.hint')}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
        <TextBox
          id="premises-search"
          label={t('map.search')}
          value={address}
          onTextChange={setAddress}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            if (address.trim() !== '') void run(search);
          }}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <Button variant="outlined" startIcon={<SearchIcon />} disabled={busy || address.trim() === ''} onClick={() => void run(search)}>
            {t('map.find')}
          </Button>
          <Button color="secondary" startIcon={<MyLocationIcon />} disabled={busy} onClick={() => void run(locate)}>
            {t('map.locate')}
          </Button>
        </Box>
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary', '&:empty': { display: 'none' } }}>
          {message}
        </Typography>
        {onMap({ point: pointIn(values), pinLabel: t('map.marker'), onPin: place })}
        <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }, columnGap: 5, rowGap: 6, alignItems: 'start', mt: 2 }}>
          <AmountInput name="lat" unit={t('units.degrees')} signed required />
          <AmountInput name="lng" unit={t('units.degrees')} signed required />
        </Box>
      </Box>
    </SettingsSection>
  );
}
