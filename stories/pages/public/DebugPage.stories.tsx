import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { debugTexts } from '../../../src/features/debug/texts';
import { DebugPage } from '../../../src/pages/public/DebugPage';
import { browserWith } from '../../features/debug/browserWith';
import { translator } from '../../fixtures/translate';

const meta = preview.meta({ component: DebugPage, parameters: { route: 'debug' }, beforeEach: browserWith({ workers: 1, caches: ['boucane-assets-1', 'boucane-pages-1'] }) });

export const Default = meta.story({
  tags: ['page'],
  async play({ canvas, globals }) {
    const t = translator(debugTexts, globals['locale']);
    await expect(canvas.getByRole('heading', { level: 1, name: t('title') })).toBeVisible();
    await expect(await canvas.findByText('boucane-pages-1')).toBeVisible();
    for (const title of ['build.title', 'workers.title', 'environment.title', 'caches.title'] as const) await expect(canvas.getByRole('region', { name: t(title) })).toBeVisible();
    for (const button of ['refresh', 'unregister', 'clear', 'reload'] as const) await expect(canvas.getByRole('button', { name: t(button) })).toBeEnabled();
  },
});

/** Texts in the wording of the specification. */
export const InEnglish = meta.story({
  tags: ['no-screenshot', '!dev'],
  globals: { locale: 'en' },
  async play({ canvas }) {
    for (const name of ['Refresh SW Info', 'Unregister Service Workers', 'Clear Caches', 'Hard Reload']) await expect(await canvas.findByRole('button', { name })).toBeVisible();
  },
});
