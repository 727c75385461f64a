import './trustedTypes';
import 'leaflet/dist/leaflet.css';
import PushPinOutlined from '@mui/icons-material/PushPinOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { divIcon, type Marker as LeafletMarker, type Map as LeafletMap } from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import { MapContainer, Marker, TileLayer, useMapEvents, ZoomControl } from 'react-leaflet';
import { MAP_ZOOM } from '../../contract/business';
import type { Point } from '../../contract/geo';
import { useSettings } from '../../i18n/SettingsProvider';
import { useText } from '../../i18n/useText';
import { mapTexts } from './texts';

/** Public tile service. `{s}` stands for a subdomain; the service no longer requires a particular one. */
export const TILES = 'https://{s}.tile.openstreetmap.org/{z}/{x}/{y}.png';
const ATTRIBUTION = '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>';

const PIN = divIcon({
  className: '',
  iconSize: [36, 44],
  iconAnchor: [18, 42],
  html: '<svg viewBox="0 0 36 44" width="36" height="44"><path d="M18 2a15 15 0 0 1 15 15c0 11-15 25-15 25S3 28 3 17A15 15 0 0 1 18 2z" fill="var(--mui-palette-primary-main)" stroke="var(--mui-palette-primary-contrastText)" stroke-width="2"></path><circle cx="18" cy="17" r="5" fill="var(--mui-palette-primary-contrastText)"></circle></svg>',
});

/** Each rule is more specific than Leaflet's own, because Leaflet's stylesheet is lazy-loaded and may come before or after these. */
const look = {
  height: 1,
  '& .leaflet-container': { height: 1, font: 'inherit', zIndex: 0 },
  '& .leaflet-container .leaflet-control-attribution': { fontSize: 12 },
  '& .leaflet-container .leaflet-bar a': { width: 44, height: 44, lineHeight: '44px' },
} as const;

function Clicks({ onPin }: { onPin: (point: Point) => void }) {
  useMapEvents({ click: ({ latlng }) => onPin({ lat: latlng.lat, lng: latlng.lng }) });
  return null;
}

export interface StreetMapProps {
  point: Point | null;
  /** Called with the point where the pin is placed. Without it, the map is read-only. */
  onPin?: (point: Point) => void;
  /** Name of the pin; the location of an event by default. */
  pinLabel?: string;
}

/** Interactive map with a pin that can be clicked, dragged, or placed at the centre by keyboard. */
export function StreetMap({ point, onPin, pinLabel }: StreetMapProps) {
  const t = useText(mapTexts);
  const label = pinLabel ?? t('marker');
  const { premises } = useSettings();
  const [map, setMap] = useState<LeafletMap | null>(null);
  const marker = useRef<LeafletMarker>(null);
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;

  useEffect(() => {
    if (map && point) map.setView(point, Math.max(map.getZoom(), MAP_ZOOM), { animate: !still });
  }, [map, point, still]);

  useEffect(() => {
    if (!map) return;
    map.attributionControl.setPrefix(false);
    const container = map.getContainer();
    container.setAttribute('role', 'region');
    container.setAttribute('aria-label', t('map'));
  }, [map, t]);

  return (
    <Box sx={look}>
      <MapContainer ref={setMap} center={point ?? premises} zoom={MAP_ZOOM} zoomControl={false} scrollWheelZoom={false} zoomAnimation={!still} fadeAnimation={!still} markerZoomAnimation={!still}>
        <TileLayer url={TILES} attribution={ATTRIBUTION} maxZoom={19} />
        <ZoomControl position="topright" zoomInTitle={t('zoomIn')} zoomOutTitle={t('zoomOut')} />
        {onPin && <Clicks onPin={onPin} />}
        {point && (
          <Marker
            ref={marker}
            position={point}
            icon={PIN}
            draggable={onPin !== undefined}
            keyboard={onPin !== undefined}
            alt={label}
            title={label}
            eventHandlers={{
              dragend: () => {
                const at = marker.current?.getLatLng();
                if (at) onPin?.({ lat: at.lat, lng: at.lng });
              },
            }}
          />
        )}
      </MapContainer>
      {onPin && (
        <Button
          size="small"
          variant="contained"
          startIcon={<PushPinOutlined />}
          disabled={!map}
          onClick={() => {
            const centre = map?.getCenter();
            if (centre) onPin({ lat: centre.lat, lng: centre.lng });
          }}
          sx={{ position: 'absolute', left: 12, bottom: 12, zIndex: 1 }}
        >
          {t('pinHere')}
        </Button>
      )}
    </Box>
  );
}
