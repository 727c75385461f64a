import Box from '@mui/material/Box';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { EVENT_TYPE_NAMES } from '../../../src/contract/eventType';
import { formatMoney } from '../../../src/contract/formats';
import { EventTypeCards } from '../../../src/features/booking/EventTypeCards';
import { bookingTexts } from '../../../src/features/booking/texts';
import { expectTouchTargets } from '../../fixtures/layoutAssertions';
import { otherBusiness } from '../../fixtures/otherBusiness';
import { languageOf, normalizeSpaces, translator } from '../../fixtures/translate';
import { menu } from './menu';

const meta = preview.meta({
  component: EventTypeCards,
  args: { meats: menu.meats, onChoose: fn() },
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 560, p: 4 }}>
        <Story />
      </Box>
    ),
  ],
});

/** Cards with an image, a sentence and the lowest price of each type. Checks that one click selects a type. */
export const Default = meta.story({
  tags: ['layout'],
  async play({ args, canvas, userEvent }) {
    const cards = canvas.getAllByRole('button');
    await expect(cards).toHaveLength(EVENT_TYPE_NAMES.length);
    await expectTouchTargets(cards);
    for (const [index, card] of cards.entries()) {
      await userEvent.click(card);
      await expect(args.onChoose).toHaveBeenLastCalledWith(EVENT_TYPE_NAMES[index]);
    }
  },
});

/** Prices missing or still loading. Checks that no price is shown. */
export const NoPrices = meta.story({
  tags: ['no-screenshot'],
  args: { meats: [] },
  play: ({ canvas }) => expect(canvas.queryByText(/\$/)).toBeNull(),
});

/** Pizza with prices of its own. Checks that the prices per person are shown. */
export const PizzaPrices = meta.story({
  parameters: { settings: otherBusiness },
  async play({ canvas, globals }) {
    const language = languageOf(globals['locale']);
    for (const cents of [1950, 4500]) await expect(canvas.getByText(normalizeSpaces(translator(bookingTexts, language)('types.each', { price: formatMoney(cents, language) })))).toBeVisible();
  },
});
