import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { TOPPINGS } from '../../../src/contract/choiceLists';
import { formatMoney } from '../../../src/contract/formats';
import { ToppingChoices } from '../../../src/features/booking/ToppingChoices';
import { otherBusiness } from '../../fixtures/otherBusiness';
import { languageOf, normalizeSpaces } from '../../fixtures/translate';
import { inBookingForm } from './steps';

const meta = preview.meta({
  component: ToppingChoices,
  args: { guests: 12 },
  parameters: { environmentControls: ['server'] },
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 620, p: 6 }}>
        <Story />
      </Box>
    ),
    inBookingForm,
  ],
});

/** Toppings in English. Checks the ten toppings of the specification and their order. */
export const InEnglish = meta.story({
  globals: { locale: 'en' },
  tags: ['no-screenshot'],
  async play({ canvas }) {
    const names = ['Pepperoni', 'Mushrooms', 'Bell Peppers', 'Onions', 'Sausage', 'Bacon', 'Olives', 'Tomatoes', 'Spinach', 'Pineapple'];
    const boxes = canvas.getAllByRole('checkbox');
    await expect(boxes).toHaveLength(names.length);
    for (const [index, name] of names.entries()) await expect(boxes[index]).toHaveAccessibleName(name);
  },
});

export const Default = meta.story({
  parameters: { booking: { toppings: ['mushrooms', 'spinach'] } },
  async play({ canvas, userEvent }) {
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
    const [pepperoni, mushrooms] = canvas.getAllByRole('checkbox');
    await userEvent.click(pepperoni ?? document.body);
    await userEvent.click(mushrooms ?? document.body);
    await expect(pepperoni).toBeChecked();
    await expect(mushrooms).not.toBeChecked();
  },
});

/** Width of 320 px. Checks that two columns fit. */
export const Narrow = meta.story({
  tags: ['no-screenshot', '!dev'],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  async play({ canvas }) {
    for (const box of canvas.getAllByRole('checkbox')) await expect(box.closest('label')?.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Toppings with a price. Checks that the price is that of all guests. */
export const Priced = meta.story({
  parameters: { settings: otherBusiness },
  async play({ canvas, globals }) {
    const language = languageOf(globals['locale']);
    const mushrooms = canvas.getByRole('checkbox', { name: new RegExp(TOPPINGS.mushrooms[language]) });
    await expect(mushrooms.closest('label')).toHaveTextContent(normalizeSpaces(formatMoney(125 * 12, language)));
    await expect(canvas.getByRole('checkbox', { name: TOPPINGS.olives[language] })).toBeInTheDocument();
  },
});

/** Toppings of an owner: one added, one renamed, one hidden. Checks their order and names. */
export const OwnToppings = meta.story({
  parameters: { settings: otherBusiness },
  tags: ['no-screenshot'],
  async play({ canvas, globals }) {
    const language = languageOf(globals['locale']);
    const { toppings } = otherBusiness.lists;
    const names = toppings.filter(({ hidden }) => !hidden).map(({ name }) => name[language]);
    const boxes = canvas.getAllByRole('checkbox');
    await expect(boxes).toHaveLength(names.length);
    for (const [index, name] of names.entries()) await expect(boxes[index]).toHaveAccessibleName(new RegExp(`^${name}`));
    await expect(canvas.queryByText(TOPPINGS.pineapple[language])).toBeNull();
  },
});
