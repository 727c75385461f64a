import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { DOUGHS, PIZZA_EVENTS, PIZZAS } from '../../../src/contract/pizza';
import { PizzasPage } from '../../../src/pages/public/PizzasPage';
import { pizzasTexts } from '../../../src/pages/public/pizzasTexts';
import { languageOf, translator } from '../../fixtures/translate';

const meta = preview.meta({ component: PizzasPage, tags: ['page'], parameters: { route: 'pizzas' } });

export const Default = meta.story({
  async play({ canvas, globals }) {
    const t = translator(pizzasTexts, globals['locale']);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(t('title'));
    const language = languageOf(globals['locale']);
    const names = [DOUGHS, PIZZAS, PIZZA_EVENTS].flatMap((texts) => Object.values(texts)).map((text) => text[language]);
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual(names);
  },
});
