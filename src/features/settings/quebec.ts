import type { Point } from '../../contract/geo';

/** Rough bounds of Québec, in degrees. A point outside is more often a typing error than a move. */
const BOUNDS = { south: 44.9, north: 62.7, west: -79.8, east: -57 };

export const isInQuebec = ({ lat, lng }: Point): boolean => lat >= BOUNDS.south && lat <= BOUNDS.north && lng >= BOUNDS.west && lng <= BOUNDS.east;
