import { useState } from 'react';
import type { Point } from '../../contract/geo';
import { MapFrame } from './MapFrame';

export interface PointMapProps {
  point: Point | null;
  onPin: (point: Point) => void;
  /** Name of the pin. */
  pinLabel: string;
}

/** Map on which a point is chosen. Nothing is fetched from a third party until the map is requested. */
export function PointMap(props: PointMapProps) {
  const [shown, setShown] = useState(false);
  return <MapFrame {...props} shown={shown} onShow={() => setShown(true)} />;
}
