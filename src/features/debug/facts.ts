declare global {
  interface ImportMetaEnv {
    readonly VITE_TAG_ID?: string;
    readonly VITE_API_BASE_URL?: string;
    readonly VITE_MAPS_KEY?: string;
  }
}

/** Only the length of the key is exposed, never the key. */
const MAPS_KEY_LENGTH = (import.meta.env.VITE_MAPS_KEY ?? '').length;

/** Placeholder for the key. */
const MASK = '••••••';

/** Build information shown on the page. An allow-list, so that variables added later are not exposed. */
export interface BuildFacts {
  mode: string;
  apiRoot: string;
  /** Length of the key; 0 if there is no key. */
  mapsKeyLength: number;
  mapsScript: string;
  environment: readonly (readonly [name: string, value: string])[];
}

/** Returns the URL of the maps script with the key masked. */
export const maskedMapsScript = (keyLength: number): string => `https://maps.googleapis.com/maps/api/js?key=${keyLength === 0 ? '' : MASK}`;

/**
 * Returns the information about this build.
 * @param apiRoot base URL of the API
 */
export const buildFacts = (apiRoot: string): BuildFacts => ({
  mode: import.meta.env.MODE,
  apiRoot,
  mapsKeyLength: MAPS_KEY_LENGTH,
  mapsScript: maskedMapsScript(MAPS_KEY_LENGTH),
  environment: [
    ['MODE', import.meta.env.MODE],
    ['BASE_URL', import.meta.env.BASE_URL],
    ['DEV', String(import.meta.env.DEV)],
    ['PROD', String(import.meta.env.PROD)],
    ['VITE_API_BASE_URL', import.meta.env.VITE_API_BASE_URL ?? ''],
    ['VITE_TAG_ID', import.meta.env.VITE_TAG_ID ?? ''],
    ['VITE_MAPS_KEY', MAPS_KEY_LENGTH === 0 ? '' : `${MASK} (${MAPS_KEY_LENGTH})`],
  ],
});
