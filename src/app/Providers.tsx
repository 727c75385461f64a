import { CacheProvider, type EmotionCache } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { i18n } from 'i18next';
import { useMemo, useState, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { SWRConfig } from 'swr';
import { DEFAULT_PUBLIC_SETTINGS } from '../contract/defaultSettings';
import type { PublicSettings } from '../contract/settings';
import { schemeStorage } from '../api/schemeStorage';
import { createSwrConfig } from '../api/swrConfig';
import { PictureSourceContext, type RenderPicture } from '../components/pictures/pictureSource';
import { SettingsContext, SettingsUpdateContext } from '../i18n/SettingsProvider';
import { createSiteTheme } from '../theme/theme';
import { PictureSource } from './PictureSource';

/** SWR fallback data that came with the page, by query key. */
export type Fallback = Record<string, unknown>;

export interface ProvidersProps {
  texts: i18n;
  /** Emotion cache that collects the styles. */
  styles: EmotionCache;
  fallback?: Fallback;
  /** Settings of the business; those of a new installation by default. */
  settings?: PublicSettings;
  children: ReactNode;
}

const NOTHING: Fallback = {};

const renderPicture = (imageUrl: string, render: RenderPicture) => <PictureSource imageUrl={imageUrl} render={render} />;

/** All context providers of a screen, except the router. */
export function Providers({ texts, styles, fallback = NOTHING, settings = DEFAULT_PUBLIC_SETTINGS, children }: ProvidersProps) {
  const swrConfig = useMemo(() => ({ ...createSwrConfig(), fallback }), [fallback]);
  // The settings embedded in the page, until the owner saves others in this tab.
  const [saved, setSaved] = useState<PublicSettings | null>(null);
  const current = saved ?? settings;
  return (
    <CacheProvider value={styles}>
      <I18nextProvider i18n={texts}>
        <ThemeProvider theme={createSiteTheme(current.look)} defaultMode="system" storageManager={schemeStorage} noSsr>
          <CssBaseline />
          <SettingsContext value={current}>
            <SettingsUpdateContext value={setSaved}>
              <PictureSourceContext value={renderPicture}>
                <SWRConfig value={swrConfig}>{children}</SWRConfig>
              </PictureSourceContext>
            </SettingsUpdateContext>
          </SettingsContext>
        </ThemeProvider>
      </I18nextProvider>
    </CacheProvider>
  );
}
