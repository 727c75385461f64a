import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { CustomerRow } from '../../../src/features/customers/CustomerRow';
import { duplicateCustomer, lineOf, longCustomer, regularCustomer } from '../../fixtures/customers';
import { withWidth } from '../../fixtures/frames';
import { expectNoSideScroll, texts } from './steps';

const meta = preview.meta({
  component: CustomerRow,
  decorators: [
    (Story) => (
      <Box component="ul" sx={{ m: 0, p: 0 }}>
        <Story />
      </Box>
    ),
    withWidth(1360),
  ],
  args: { customer: lineOf(regularCustomer('fr')) },
  parameters: { route: 'admin/customers?page=2' },
});

/** Customer with several events. Checks that the name links to the card. */
export const Default = meta.story({
  async play({ args, canvas, globals }) {
    await expect(canvas.getByRole('link', { name: args.customer.name })).toHaveAttribute('href', `/${String(globals['locale'])}/admin/customers/${args.customer.id}`);
  },
});

/** Customer without an email and without a confirmed event. */
export const NoEmail = meta.story({
  args: { customer: lineOf(duplicateCustomer('fr')) },
  play: async (steps) => expect(steps.canvas.getByText(texts(steps)('noEvent'))).toBeVisible(),
});

/** Card whose contact details the owner has removed. */
export const NoContact = meta.story({
  tags: ['no-screenshot'],
  args: { customer: lineOf(duplicateCustomer('fr', { telephone: '' })) },
  play: async (steps) => expect(steps.canvas.getByText(texts(steps)('noContact'))).toBeVisible(),
});

export const LongText = meta.story({ tags: ['layout'], args: { customer: lineOf(longCustomer('fr')) }, play: expectNoSideScroll });
