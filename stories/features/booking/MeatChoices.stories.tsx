import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { formatMoney } from '../../../src/contract/formats';
import { MeatChoices } from '../../../src/features/booking/MeatChoices';
import { languageOf } from '../../fixtures/translate';
import { LONG_DESCRIPTION, LONG_NAME, meatLike, menu, nameOnMenu, photograph } from './menu';
import { booking, choice, inBookingForm } from './steps';

const meta = preview.meta({
  component: MeatChoices,
  args: { meats: menu.meats.slice(0, 4), guests: 12 },
  decorators: [
    (Story) => (
      <Box sx={{ display: 'grid', gap: 3, maxWidth: 560, p: 6 }}>
        <Story />
      </Box>
    ),
    inBookingForm,
  ],
});

/** Meats with their price for twelve guests: 62 $ × 0.2 kg × 1.3 each. */
export const Default = meta.story({
  async play({ canvas, globals, userEvent }) {
    const language = languageOf(globals['locale']);
    const t = booking({ globals });
    const prices = { total: formatMoney(19_344, language), each: formatMoney(1612, language) };
    const brisket = choice({ canvas }, nameOnMenu('brisket', language));
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(4);
    await expect(brisket).toHaveAccessibleDescription(expect.stringContaining(t('options.adds', prices)));
    await userEvent.click(brisket);
    await expect(brisket).toBeChecked();
    await expect(brisket).toHaveAccessibleDescription(expect.stringMatching(/^(?!.*\+)/));
    await expect(brisket).toHaveAccessibleDescription(expect.stringContaining(t('options.counts', prices)));
  },
});

/** Selected meat. Checks that clicking anywhere on the card selects and deselects the meat. */
export const Deselected = meta.story({
  tags: ['no-screenshot', '!dev'],
  parameters: { booking: { meats: ['brisket'] } },
  async play({ canvas, globals, userEvent }) {
    const name = nameOnMenu('brisket', languageOf(globals['locale']));
    await userEvent.click(canvas.getByText(name));
    await expect(choice({ canvas }, name)).not.toBeChecked();
  },
});

/** One guest. Checks that the price for all guests equals the price per guest. */
export const OneGuest = meta.story({
  tags: ['no-screenshot', '!dev'],
  args: { guests: 1 },
  async play({ canvas, globals }) {
    const language = languageOf(globals['locale']);
    const text = booking({ globals })('options.addsShort', { total: formatMoney(1612, language) });
    await expect(choice({ canvas }, nameOnMenu('brisket', language))).toHaveAccessibleDescription(expect.stringMatching(new RegExp(`${text.replaceAll(/[$+.]/g, '\\$&')}$`)));
  },
});

export const ManyGuests = meta.story({
  tags: ['no-screenshot', '!dev'],
  args: { guests: 1000 },
  async play({ canvas, globals }) {
    const language = languageOf(globals['locale']);
    await expect(choice({ canvas }, nameOnMenu('brisket', language))).toHaveAccessibleDescription(expect.stringContaining(formatMoney(1_612_000, language)));
  },
});

/** Meats without a price. Checks that they can be selected and that their price is to be determined. */
export const Unpriced = meta.story({
  args: { meats: [meatLike('brisket', { sellPerKg: null }), meatLike('ribs', { avgKgPerPerson: 0 })] },
  async play({ canvas, globals }) {
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toHaveAccessibleDescription(expect.stringContaining(booking({ globals })('options.unpriced')));
  },
});

export const Photograph = meta.story({ args: { meats: [meatLike('brisket', { imageUrl: photograph }), meatLike('ribs')] }, tags: ['no-screenshot', '!dev'] });

/** Longest possible texts. Checks that they stay within the card. */
export const LongText = meta.story({
  args: { meats: [meatLike('pulled-pork', { name: { fr: LONG_NAME, en: LONG_NAME }, description: { fr: LONG_DESCRIPTION, en: LONG_DESCRIPTION } }), meatLike('trout', { description: { fr: '', en: '' } })], guests: 500 },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  async play({ canvas }) {
    await expect(choice({ canvas }, LONG_NAME).getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
