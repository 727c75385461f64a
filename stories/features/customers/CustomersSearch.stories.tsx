import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { CustomersSearch } from '../../../src/features/customers/CustomersSearch';
import { withWidth } from '../../fixtures/frames';
import { addressIs, withAddress } from '../inbox/steps';
import { texts } from './steps';

const meta = preview.meta({ component: CustomersSearch, decorators: [withWidth(560), withAddress], tags: ['no-screenshot'], args: { query: { search: '', page: 3 } }, parameters: { route: 'admin/customers' } });

/** Search. Checks that it goes into the URL, back to the first page. */
export const Default = meta.story({
  async play(steps) {
    await steps.userEvent.type(steps.canvas.getByRole('searchbox', { name: texts(steps)('search') }), 'julie');
    await addressIs('?q=julie');
  },
});

/** Search from a link. Checks that the field shows it. */
export const Filled = meta.story({ args: { query: { search: 'julie', page: 1 } }, play: async (steps) => waitFor(() => expect(steps.canvas.getByRole('searchbox')).toHaveValue('julie')) });
