import Box from '@mui/material/Box';
import { expect, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { formatMoney } from '../../../src/contract/formats';
import { SideChoices } from '../../../src/features/booking/SideChoices';
import { languageOf } from '../../fixtures/translate';
import { LONG_DESCRIPTION, LONG_NAME, menu, nameOnMenu, sideLike } from './menu';
import type { PlayContext } from '../../fixtures/playContext';
import { booking, choice, inBookingForm, startingWith } from './steps';


const meta = preview.meta({
  component: SideChoices,
  args: { sides: menu.sides.filter(({ id }) => ['coleslaw', 'grilled-corn', 'mac-and-cheese'].includes(id)), guests: 12 },
  decorators: [
    (Story) => (
      <Box sx={{ display: 'grid', gap: 3, maxWidth: 560, p: 6 }}>
        <Story />
      </Box>
    ),
    inBookingForm,
  ],
});

type Stage = Pick<PlayContext, 'canvas' | 'globals'>;
const parent = ({ canvas, globals }: Stage) => canvas.getByRole('checkbox', { name: nameOnMenu('coleslaw', languageOf(globals['locale'])) });
const variation = ({ canvas, globals }: Stage, index: number) => {
  const language = languageOf(globals['locale']);
  const name = sideLike('coleslaw').variations[index]?.name[language] ?? '';
  return within(canvas.getByRole('group', { name: nameOnMenu('coleslaw', language) })).getByRole('checkbox', { name: startingWith(name) });
};

/** Sides with their variations and the price of each: 16 $ × 0.12 kg × 1.3 for each of twelve guests, or 0.50 $ × 1.3 extra. */
export const Default = meta.story({
  async play({ canvas, globals, args }) {
    const language = languageOf(globals['locale']);
    const t = booking({ globals });
    for (const { id, variations } of args.sides.filter((side) => side.variations.length > 0)) {
      await expect(within(canvas.getByRole('group', { name: nameOnMenu(id, language) })).getAllByRole('checkbox')).toHaveLength(variations.length);
    }
    await expect(parent({ canvas, globals })).toHaveAccessibleDescription(expect.stringContaining(t('options.adds', { total: formatMoney(2995, language), each: formatMoney(250, language) })));
    await expect(variation({ canvas, globals }, 2)).toHaveAccessibleName(expect.stringContaining(formatMoney(3775, language)));
  },
});

/** Variation selected. Checks that its side is selected as well, and that the price of the variation replaces that of the side. */
export const VariationSelectsSide = meta.story({
  async play({ canvas, globals, userEvent }) {
    await expect(parent({ canvas, globals })).not.toBeChecked();
    await userEvent.click(variation({ canvas, globals }, 0));
    await expect(parent({ canvas, globals })).toBeChecked();
    await expect(parent({ canvas, globals })).not.toHaveAccessibleDescription(expect.stringContaining('$'));
    await userEvent.click(variation({ canvas, globals }, 2));
    await expect(variation({ canvas, globals }, 0)).toBeChecked();
    await expect(variation({ canvas, globals }, 1)).not.toBeChecked();
  },
});

/** Variations deselected. Checks that the side is deselected with its last variation only. */
export const LastVariationDeselectsSide = meta.story({
  tags: ['no-screenshot', '!dev'],
  parameters: { booking: { sides: ['coleslaw', 'coleslaw-0', 'coleslaw-2'] } },
  async play({ canvas, globals, userEvent }) {
    await userEvent.click(variation({ canvas, globals }, 0));
    await expect(parent({ canvas, globals })).toBeChecked();
    await userEvent.click(variation({ canvas, globals }, 2));
    await expect(parent({ canvas, globals })).not.toBeChecked();
  },
});

/** Side deselected. Checks that its variations are deselected as well. */
export const SideDeselectsVariations = meta.story({
  tags: ['no-screenshot', '!dev'],
  parameters: { booking: { sides: ['coleslaw', 'coleslaw-0', 'coleslaw-2', 'grilled-corn'] } },
  async play({ canvas, globals, userEvent }) {
    await userEvent.click(parent({ canvas, globals }));
    for (const index of [0, 1, 2]) await expect(variation({ canvas, globals }, index)).not.toBeChecked();
    await expect(choice({ canvas }, nameOnMenu('grilled-corn', languageOf(globals['locale'])))).toBeChecked();
  },
});

/** Side without names and prices. */
export const Unnamed = meta.story({
  globals: { locale: 'en' },
  args: { sides: [sideLike('coleslaw', { name: { fr: '', en: '' }, description: { fr: '', en: '' }, sellPerKg: null, variations: [{ name: { fr: '', en: '' }, priceModifier: 0, isDefault: true }] })] },
  async play({ canvas }) {
    await expect(canvas.getByRole('checkbox', { name: 'Unnamed Side' })).toHaveAccessibleDescription('Price TBD');
    await expect(canvas.getByRole('checkbox', { name: /^Unnamed Variation/ })).toHaveAccessibleName(/Price TBD$/);
  },
});

/** Long names. Checks that names wrap inside the card and that the price of a variation does not wrap. */
export const LongText = meta.story({
  args: {
    sides: [
      sideLike('mac-and-cheese', {
        name: { fr: LONG_NAME, en: LONG_NAME },
        description: { fr: LONG_DESCRIPTION, en: LONG_DESCRIPTION },
        variations: [{ name: { fr: LONG_NAME, en: LONG_NAME }, priceModifier: 12.5, isDefault: true }],
      }),
    ],
    guests: 500,
  },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  async play({ canvas }) {
    for (const box of canvas.getAllByRole('checkbox')) await expect(box.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
