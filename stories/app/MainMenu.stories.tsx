import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { MainMenu } from '../../src/app/MainMenu';
import { shellTexts } from '../../src/app/texts';
import { translator } from '../fixtures/translate';

const meta = preview.meta({ component: MainMenu, parameters: { route: 'contact' } });

/** Desktop: one row, with the current page underlined in the ember colour. */
export const Default = meta.story({
  args: { shape: 'bar' as const },
  async play({ canvas, globals }) {
    const t = translator(shellTexts, globals['locale']);
    for (const name of ['home', 'yourEvent', 'contact', 'about'] as const) await expect(canvas.getByRole('link', { name: t(`pages.${name}`) })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent(t('pages.contact'));
  },
});

/** Mobile: large entries in one column. */
export const Panel = meta.story({ args: { shape: 'panel' as const } });
