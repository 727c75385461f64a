import MyLocationIcon from '@mui/icons-material/MyLocation';
import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { memo, useState } from 'react';
import { TextBox } from '../../components/form/TextBox';
import { useText } from '../../i18n/useText';
import { MapFrame } from './MapFrame';
import { LocationStatus } from './LocationStatus';
import { mapTexts } from './texts';
import { useLocationSearch } from './useLocationSearch';
import type { KnownTravel } from '../../components/form/locationField';

export interface AddressPickerProps {
  id: string;
  value: string;
  onChange: (text: string) => void;
  onBlur?: () => void;
  onTravel: (travel: KnownTravel | null) => void;
  /** KnownTravel to the initial text of the picker, if known. */
  known?: KnownTravel | null;
  /** Error message, if any. */
  error?: string | undefined;
}

/** Location of an event: text input, search, geolocation, and a map with a text equivalent. */
export const AddressPicker = memo(function AddressPicker({ id, value, onChange, onBlur, onTravel, known = null, error }: AddressPickerProps) {
  const t = useText(mapTexts);
  const place = useLocationSearch(value, onChange, onTravel, known);
  const [asked, setAsked] = useState(false);
  const busy = place.state === 'searching' || place.state === 'locating';
  const run = (action: () => Promise<void>) => {
    setAsked(true);
    void action();
  };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
      <TextBox
        id={id}
        label={t('label')}
        value={value}
        required
        autoComplete="street-address"
        onTextChange={onChange}
        {...(onBlur ? { onBlur } : {})}
        error={error !== undefined}
        helperText={error ?? t('hint')}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          if (value.trim() !== '') run(place.search);
        }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button variant="outlined" startIcon={<SearchIcon />} disabled={value.trim() === '' || busy} onClick={() => run(place.search)}>
          {t('search')}
        </Button>
        <Button variant="text" color="secondary" startIcon={<MyLocationIcon />} disabled={busy} onClick={() => run(place.locate)}>
          {t('locate')}
        </Button>
      </Box>
      <LocationStatus place={place} />
      <MapFrame point={place.point} shown={asked} onShow={() => setAsked(true)} onPin={(point) => run(() => place.pin(point))} />
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {t('notice')}
      </Typography>
    </Box>
  );
});
