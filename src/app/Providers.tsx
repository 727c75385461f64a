import { CacheProvider, type EmotionCache } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { i18n } from 'i18next';
import { useMemo, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { SWRConfig } from 'swr';
import { schemeStorage } from '../api/schemeStorage';
import { createSwrConfig } from '../api/swrConfig';
import { theme } from '../theme/theme';

/** SWR fallback data that came with the page, by query key. */
export type Fallback = Record<string, unknown>;

export interface ProvidersProps {
  texts: i18n;
  /** Emotion cache that collects the styles. */
  styles: EmotionCache;
  fallback?: Fallback;
  children: ReactNode;
}

const NOTHING: Fallback = {};

/** All context providers of a screen, except the router. */
export function Providers({ texts, styles, fallback = NOTHING, children }: ProvidersProps) {
  const swrConfig = useMemo(() => ({ ...createSwrConfig(), fallback }), [fallback]);
  return (
    <CacheProvider value={styles}>
      <I18nextProvider i18n={texts}>
        <ThemeProvider theme={theme} defaultMode="system" storageManager={schemeStorage} noSsr>
          <CssBaseline />
          <SWRConfig value={swrConfig}>{children}</SWRConfig>
        </ThemeProvider>
      </I18nextProvider>
    </CacheProvider>
  );
}
