import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { i18n } from 'i18next';
import { useMemo, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { SWRConfig } from 'swr';
import { TimedCache } from '../api/cache';
import { schemeStorage } from '../api/schemeStorage';
import { CacheContext } from '../api/useRead';
import { theme } from '../theme/theme';

export interface ProvidersProps {
  texts: i18n;
  children: ReactNode;
}

/** Everything that a screen needs around it, but for the address bar. */
export function Providers({ texts, children }: ProvidersProps) {
  const cache = useMemo(() => new TimedCache(), []);
  return (
    <I18nextProvider i18n={texts}>
      <ThemeProvider theme={theme} defaultMode="system" storageManager={schemeStorage} disableTransitionOnChange>
        <CssBaseline />
        <CacheContext value={cache}>
          <SWRConfig value={{ provider: () => cache }}>{children}</SWRConfig>
        </CacheContext>
      </ThemeProvider>
    </I18nextProvider>
  );
}
