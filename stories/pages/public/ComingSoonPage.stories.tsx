import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { ComingSoonPage } from '../../../src/pages/public/ComingSoonPage';
import { comingSoonTexts } from '../../../src/pages/public/comingSoonTexts';
import { spoken } from '../../fixtures/spoken';

const meta = preview.meta({ component: ComingSoonPage, parameters: { route: 'smokehouse' } });

export const Default = meta.story({
  tags: ['layout'],
  async play({ canvas, globals }) {
    const t = spoken(comingSoonTexts, globals['locale']);
    const home = `/${String(globals['locale'])}`;
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(t('title'));
    await expect(canvas.getByRole('link', { name: t('book') })).toHaveAttribute('href', `${home}/booking`);
    await expect(canvas.getByRole('link', { name: t('home') })).toHaveAttribute('href', home);
  },
});

/** At the address of the home page there is no way home to offer. */
export const AtHome = meta.story({
  parameters: { route: '' },
  tags: ['no-picture'],
  async play({ canvas, globals }) {
    const t = spoken(comingSoonTexts, globals['locale']);
    await expect(canvas.getByRole('link', { name: t('book') })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: t('home') })).toBeNull();
  },
});
