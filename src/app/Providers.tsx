import { CacheProvider, type EmotionCache } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { i18n } from 'i18next';
import { useInsertionEffect, useMemo, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { SWRConfig } from 'swr';
import { TimedCache } from '../api/cache';
import { schemeStorage } from '../api/schemeStorage';
import { CacheContext } from '../api/useRead';
import { siteTheme } from '../theme/theme';
import { layVariables } from '../theme/variables';

/** Answers that came with the page, by the key under which they are read. */
export type Fallback = Record<string, unknown>;

export interface ProvidersProps {
  texts: i18n;
  /** Where styles are collected. */
  styles: EmotionCache;
  fallback?: Fallback;
  children: ReactNode;
}

const NOTHING: Fallback = {};

const IN_BROWSER = typeof document !== 'undefined';

/** Everything that a screen needs around it, but for the address bar. */
export function Providers({ texts, styles, fallback = NOTHING, children }: ProvidersProps) {
  const cache = useMemo(() => new TimedCache(), []);
  useInsertionEffect(layVariables, []);
  return (
    <CacheProvider value={styles}>
      <I18nextProvider i18n={texts}>
        {/* Without a second render for the mode: styles follow the root element, and a change this high up would hurry all of a page that is being taken over. */}
        <ThemeProvider theme={siteTheme()} defaultMode="system" storageManager={schemeStorage} noSsr disableStyleSheetGeneration={IN_BROWSER}>
          <CssBaseline />
          <CacheContext value={cache}>
            <SWRConfig value={{ provider: () => cache, fallback }}>{children}</SWRConfig>
          </CacheContext>
        </ThemeProvider>
      </I18nextProvider>
    </CacheProvider>
  );
}
