import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { MailboxSearch } from '../../../src/features/mailbox/MailboxSearch';
import { withWidth } from '../../fixtures/frames';
import { addressIs, withAddress } from '../inbox/steps';
import { texts } from './steps';

const meta = preview.meta({ component: MailboxSearch, decorators: [withWidth(400), withAddress], tags: ['no-screenshot'], args: { query: { status: 'dead' as const, search: '', page: 3 }, hint: 'Nom, courriel ou mots du message' }, parameters: { route: 'admin/mail/sent' } });

/** Search. Checks that it goes into the URL, with the filter and back to the first page. */
export const Default = meta.story({
  async play(steps) {
    await steps.userEvent.type(steps.canvas.getByRole('searchbox', { name: texts(steps)('search') }), 'julie');
    await addressIs('?state=dead&q=julie');
  },
});

/** Search from a link. Checks that the field shows it. */
export const Filled = meta.story({ args: { query: { status: null, search: 'julie', page: 1 } }, play: async (steps) => waitFor(() => expect(steps.canvas.getByRole('searchbox')).toHaveValue('julie')) });
