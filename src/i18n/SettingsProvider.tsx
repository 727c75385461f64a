import { createContext, useContext } from 'react';
import { DEFAULT_PUBLIC_SETTINGS } from '../contract/defaultSettings';
import type { PublicSettings } from '../contract/settings';

/** Context with the settings of the business, as embedded in the page. */
export const SettingsContext = createContext<PublicSettings>(DEFAULT_PUBLIC_SETTINGS);

/** Returns the settings of the business: its facts, rates and limits. */
export const useSettings = (): PublicSettings => useContext(SettingsContext);

/** Context with a function that replaces the settings of the open page after the owner has saved some. */
export const SettingsUpdateContext = createContext<(next: PublicSettings) => void>(() => {});

/** Returns a function that replaces the settings of the open page. */
export const useUpdateSettings = (): ((next: PublicSettings) => void) => useContext(SettingsUpdateContext);
