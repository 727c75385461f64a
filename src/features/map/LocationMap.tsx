import MapOutlined from '@mui/icons-material/MapOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { geocode } from '../../api/geocoding';
import { ErrorBoundary } from '../../components/ErrorBoundary';
import { MAP_HEIGHT_PX } from '../../contract/business';
import type { Point } from '../../contract/geo';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { MapSketch } from './MapSketch';
import { mapTexts } from './texts';

const StreetMap = lazy(async () => ({ default: (await import('./StreetMap')).StreetMap }));

export interface LocationMapProps {
  address: string;
  /** Position of the pin, or null when only the address is known. */
  point: Point | null;
  /** Message shown when the address is not found or the map service does not respond. */
  lost: string;
}

/** Read-only map of an address. Nothing is fetched from a third party until the map is requested. */
export function LocationMap({ address, point, lost }: LocationMapProps) {
  const t = useText(mapTexts);
  const language = useLanguage();
  const [state, setState] = useState<'idle' | 'searching' | 'lost' | Point>('idle');
  const show = async () => {
    if (point) return setState(point);
    setState('searching');
    setState((await geocode(address, language).catch(() => null)) ?? 'lost');
  };
  const shown = typeof state === 'object' ? state : null;
  return (
    <>
      {!shown && (
        <Button variant="outlined" startIcon={<MapOutlined />} loading={state === 'searching'} loadingPosition="start" onClick={() => void show()} sx={{ my: 2, displayPrint: 'none' }}>
          {t('show')}
        </Button>
      )}
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        {state === 'lost' && lost}
      </Typography>
      {shown && (
        <Box sx={{ position: 'relative', height: MAP_HEIGHT_PX, mt: 3, borderRadius: 1, overflow: 'hidden', border: 1, borderColor: 'divider', displayPrint: 'none' }}>
          <ErrorBoundary fallback={<MapSketch />}>
            <Suspense fallback={<MapSketch />}>
              <StreetMap point={shown} />
            </Suspense>
          </ErrorBoundary>
        </Box>
      )}
    </>
  );
}
