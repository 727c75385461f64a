import MapOutlined from '@mui/icons-material/MapOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '../../components/ErrorBoundary';
import { MAP_HEIGHT_PX } from '../../contract/business';
import type { Point } from '../../contract/geo';
import { useText } from '../../i18n/useText';
import { MapSketch } from './MapSketch';
import { mapTexts } from './texts';

const StreetMap = lazy(async () => ({ default: (await import('./StreetMap')).StreetMap }));

export interface MapFrameProps {
  point: Point | null;
  /** Whether the visitor has requested the map. Its code and tiles load only then. */
  shown: boolean;
  onShow: () => void;
  onPin: (point: Point) => void;
  /** Name of the pin; the location of an event by default. */
  pinLabel?: string;
}

/** Map container: shows a drawing of the region until the visitor requests the real map. */
export function MapFrame({ point, shown, onShow, onPin, pinLabel }: MapFrameProps) {
  const t = useText(mapTexts);
  return (
    <Box sx={{ position: 'relative', height: MAP_HEIGHT_PX, borderRadius: 1, overflow: 'hidden', border: 1, borderColor: 'divider' }}>
      {shown ? (
        <ErrorBoundary fallback={<MapSketch />}>
          <Suspense fallback={<MapSketch />}>
            <StreetMap point={point} onPin={onPin} {...(pinLabel !== undefined && { pinLabel })} />
          </Suspense>
        </ErrorBoundary>
      ) : (
        <>
          <MapSketch />
          <Button variant="contained" color="secondary" startIcon={<MapOutlined />} onClick={onShow} sx={{ position: 'absolute', inset: 0, m: 'auto', width: 'fit-content', height: 'fit-content' }}>
            {t('show')}
          </Button>
        </>
      )}
    </Box>
  );
}
