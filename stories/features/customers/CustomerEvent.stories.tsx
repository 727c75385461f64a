import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import type { Customer } from '../../../src/contract/customers';
import { CustomerEvent } from '../../../src/features/customers/CustomerEvent';
import { longCustomer, regularCustomer } from '../../fixtures/customers';
import { withWidth } from '../../fixtures/frames';
import { languageOf } from '../../fixtures/translate';
import { expectNoSideScroll, texts } from './steps';

type Event = Customer['events'][number];

function eventOf({ events: [event] }: Pick<Customer, 'events'>): Event {
  if (!event) throw new Error('The customer has no event');
  return event;
}

/** Returns a render function for the first event of a customer in the story's language. */
const eventIn = (make: (language: 'fr' | 'en') => Customer, changes: Partial<Event> = {}) => (_: unknown, { globals }: { globals: Record<string, unknown> }) => <CustomerEvent event={{ ...eventOf(make(languageOf(globals['locale']))), ...changes }} />;

const meta = preview.meta({
  component: CustomerEvent,
  decorators: [
    (Story) => (
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        <Story />
      </Box>
    ),
    withWidth(960),
  ],
  args: { event: eventOf(regularCustomer('fr')) },
  parameters: { route: 'admin/customers/e1' },
});

/** Confirmed event with the owner's note. Checks that the day links to the request, and the button to the same request again. */
export const Default = meta.story({
  render: eventIn(regularCustomer),
  async play(steps) {
    const language = String(steps.globals['locale']);
    const { id, note } = steps.args.event;
    await expect(steps.canvas.getByText(note)).toBeVisible();
    await expect(steps.canvas.getAllByRole('link')[0]).toHaveAttribute('href', `/${language}/admin/requests/${id}`);
    await expect(steps.canvas.getByText(texts(steps)('events.again')).closest('a')).toHaveAttribute('href', `/${language}/admin/requests/new?again=${id}`);
  },
});

/** Event without a calculable price. */
export const Unpriced = meta.story({
  tags: ['no-screenshot'],
  render: eventIn(regularCustomer, { quote: { totalCost: null, travelDistance: null, travelFee: null, lines: [] } }),
  play: async (steps) => expect(steps.canvas.getByText(texts(steps)('events.tbd'))).toBeVisible(),
});

/** Event with a severe allergy. */
export const SevereAllergy = meta.story({
  render: eventIn(regularCustomer, { request: { ...eventOf(regularCustomer('fr')).request, diets: [{ category: 'peanuts', severity: 'severe', count: 2, words: '' }] } }),
  play: async (steps) => expect(steps.canvas.getByText(texts(steps)('events.diets'))).toBeVisible(),
});

/** Request with the whole menu and texts of maximum length. */
export const LongText = meta.story({
  tags: ['layout'],
  render: eventIn(longCustomer),
  play: expectNoSideScroll,
});
