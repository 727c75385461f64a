import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { AboutPage } from '../../../src/pages/public/AboutPage';
import { aboutTexts } from '../../../src/pages/public/aboutTexts';
import { spoken } from '../../fixtures/spoken';

const meta = preview.meta({ component: AboutPage, tags: ['layout'], parameters: { route: 'about' } });

export const Default = meta.story({
  async play({ canvas, globals }) {
    const words = spoken(aboutTexts, globals['locale']);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(words('title'));
  },
});
