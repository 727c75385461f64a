import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { PizzasPage } from '../../../src/pages/public/PizzasPage';
import { pizzasTexts } from '../../../src/pages/public/pizzasTexts';
import { spoken } from '../../fixtures/spoken';

const meta = preview.meta({ component: PizzasPage, tags: ['layout'], parameters: { route: 'pizzas' } });

export const Default = meta.story({
  async play({ canvas, globals }) {
    const words = spoken(pizzasTexts, globals['locale']);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(words('title'));
  },
});
