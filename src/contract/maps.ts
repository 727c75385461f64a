import { object, string, type InferType } from 'yup';
import { line } from './fields';

export const MAPS_CALLS = ['geocode', 'distance', 'directions'] as const;

/**
 * Body of `POST /google-maps-proxy`: a type and its parameters. `address` goes with geocode; `origins` and `destinations`
 * (each "lat,lng") with distance; `origin`, `destination` and `mode` with directions.
 */
export const mapsRequestSchema = object({
  type: string().oneOf([...MAPS_CALLS], 'notValid').required('required'),
  address: line(300).when('type', { is: 'geocode', then: (field) => field.required('required') }),
  origins: line(60).when('type', { is: 'distance', then: (field) => field.required('required') }),
  destinations: line(60).when('type', { is: 'distance', then: (field) => field.required('required') }),
  origin: line(300).when('type', { is: 'directions', then: (field) => field.required('required') }),
  destination: line(300).when('type', { is: 'directions', then: (field) => field.required('required') }),
  mode: string().oneOf(['driving', 'walking', 'bicycling', 'transit'], 'notValid').default('driving'),
}).noUnknown();

export type MapsRequest = InferType<typeof mapsRequestSchema>;
