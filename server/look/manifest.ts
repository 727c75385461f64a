import { LOCALES, type Language } from '../../src/contract/language';
import { PALETTE } from '../../src/contract/palette';

/** Returns the web app manifest. It has one language, so its description says everything in both. */
export const webManifest = (name: string, taglines: Record<Language, string>): string =>
  JSON.stringify({
    id: '/',
    name,
    short_name: name,
    description: `${taglines.fr} ${taglines.en}`,
    lang: LOCALES.fr,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: PALETTE.dark.ground,
    theme_color: PALETTE.dark.ground,
    categories: ['food'],
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icon-maskable.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: 'Réserver · Book', url: '/fr/booking' },
      { name: 'Carte du fumoir · Menu', url: '/fr/smokehouse' },
    ],
  });
