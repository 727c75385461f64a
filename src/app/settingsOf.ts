import { DEFAULT_PUBLIC_SETTINGS } from '../contract/defaultSettings';
import { SETTINGS_KEY, type PublicSettings } from '../contract/settings';
import type { Fallback } from './Providers';

/** Returns the settings of the business among the public API data; those of a new installation where the data have none. */
export const settingsOf = (apiData: Fallback): PublicSettings => (apiData[SETTINGS_KEY] as PublicSettings | undefined) ?? DEFAULT_PUBLIC_SETTINGS;
