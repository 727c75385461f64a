declare global {
  interface ImportMetaEnv {
    readonly VITE_TAG_ID?: string;
    readonly VITE_API_BASE_URL?: string;
    readonly VITE_MAPS_KEY?: string;
  }
}

/** Only how long it is leaves this line: the key itself is never handed on. */
const MAPS_KEY_LENGTH = (import.meta.env.VITE_MAPS_KEY ?? '').length;

/** Stands where the key would. */
const MASK = '••••••';

/** What the page tells of the build: an allow-list, so that a variable added later stays untold. */
export interface BuildFacts {
  mode: string;
  apiRoot: string;
  /** 0: there is no key. */
  mapsKeyLength: number;
  mapsScript: string;
  environment: readonly (readonly [name: string, value: string])[];
}

/** The address of the maps script as it would be asked for, without the key. */
export const maskedMapsScript = (keyLength: number): string => `https://maps.googleapis.com/maps/api/js?key=${keyLength === 0 ? '' : MASK}`;

/** The facts of this build. @param apiRoot where the API is called */
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
