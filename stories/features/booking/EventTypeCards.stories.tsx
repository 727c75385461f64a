import Box from '@mui/material/Box';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { EVENT_TYPE_NAMES } from '../../../src/contract/booking';
import { EventTypeCards } from '../../../src/features/booking/EventTypeCards';
import { expectTouchTargets } from '../../fixtures/layoutAssertions';
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
