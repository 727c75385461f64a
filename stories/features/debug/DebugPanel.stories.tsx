import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { DebugPanel } from '../../../src/features/debug/DebugPanel';
import type { BuildFacts } from '../../../src/features/debug/facts';
import { debugTexts } from '../../../src/features/debug/texts';
import type { PlayContext } from '../../fixtures/playContext';
import { normalizeSpaces, translator } from '../../fixtures/translate';
import { browserWith } from './browserWith';

const PRODUCTION: BuildFacts = {
  mode: 'production',
  apiRoot: '/api',
  mapsKeyLength: 39,
  mapsScript: 'https://maps.googleapis.com/maps/api/js?key=••••••',
  environment: [['MODE', 'production'], ['BASE_URL', '/'], ['VITE_API_BASE_URL', ''], ['VITE_MAPS_KEY', '•••••• (39)']],
};

const meta = preview.meta({
  component: DebugPanel,
  args: { build: PRODUCTION },
  beforeEach: browserWith({ workers: 1, caches: ['boucane-assets-1', 'boucane-pages-1'] }),
});

const texts = ({ globals }: Pick<PlayContext, 'globals'>) => translator(debugTexts, globals['locale']);

/** Active service worker and two caches. Checks that only the length of the API key is shown. */
export const Default = meta.story({
  async play(steps) {
    const t = texts(steps);
    await expect(await steps.canvas.findByText('boucane-pages-1')).toBeVisible();
    await expect(steps.canvas.getByText('https://boucane.example/sw.js')).toBeVisible();
    await expect(steps.canvas.getByText(normalizeSpaces(t('build.keyPresent', { n: 39 })))).toBeVisible();
    await expect(steps.canvas.queryByRole('note')).toBeNull();
    await expect(steps.canvas.getByText('/api')).toBeVisible();
  },
});

/** Browser without service workers, and a build without an API key. */
export const Unsupported = meta.story({
  args: { build: { mode: 'development', apiRoot: '/api', mapsKeyLength: 0, mapsScript: 'https://maps.googleapis.com/maps/api/js?key=', environment: [['MODE', 'development']] } },
  beforeEach: browserWith({ workers: null, caches: [] }),
  async play(steps) {
    const t = texts(steps);
    await steps.userEvent.click(await steps.canvas.findByRole('button', { name: t('unregister') }));
    await waitFor(() => expect(steps.canvas.getByRole('status')).toHaveTextContent(t('notice.notSupported')));
    await expect(steps.canvas.getByText(t('build.keyAbsent'))).toBeVisible();
    await expect(steps.canvas.getByRole('note')).toHaveTextContent(normalizeSpaces(t('build.noMaps')));
  },
});

/** Refresh. Checks that the information is read again. */
export const Refreshed = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    const t = texts(steps);
    await expect(await steps.canvas.findByText('boucane-pages-1')).toBeVisible();
    await caches.delete('boucane-pages-1');
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: t('refresh') }));
    await waitFor(() => expect(steps.canvas.queryByText('boucane-pages-1')).toBeNull());
    await expect(steps.canvas.getByText('boucane-assets-1')).toBeVisible();
  },
});

/** Caches cleared. Checks that the caches are deleted and that their number is reported. */
export const Cleared = meta.story({
  async play(steps) {
    const t = texts(steps);
    await steps.userEvent.click(await steps.canvas.findByRole('button', { name: t('clear') }));
    await waitFor(() => expect(steps.canvas.getByRole('status')).toHaveTextContent(normalizeSpaces(t('notice.cleared', { n: 2 }))));
    await waitFor(() => expect(steps.canvas.queryByText('boucane-assets-1')).toBeNull());
  },
});

/** Browser that refuses the request. Checks that the reason is shown. */
export const Failed = meta.story({
  beforeEach: browserWith({ workers: 'refused', caches: [] }),
  async play(steps) {
    await waitFor(() => expect(steps.canvas.getByRole('status')).toHaveTextContent(normalizeSpaces(texts(steps)('notice.swInfoError', { reason: 'The operation is insecure.' }))));
  },
});
