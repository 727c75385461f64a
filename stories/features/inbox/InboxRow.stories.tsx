import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import type { InboxLine } from '../../../src/contract/inbox';
import { InboxRow } from '../../../src/features/inbox/InboxRow';
import { inboxLines } from '../../fixtures/inbox';
import { languageOf } from '../../fixtures/translate';
import { inbox } from './steps';
import { withWidth } from '../../fixtures/frames';

const [first] = inboxLines('fr');
if (!first) throw new Error('The inbox has no line');

/** Returns a render function for one row of the fixture in the story's language. */
const at = (place: number, changes: Partial<InboxLine> = {}) => (_: unknown, { globals }: { globals: Record<string, unknown> }) => {
  const line = inboxLines(languageOf(globals['locale']))[place];
  return (
    <Box component="ul" sx={{ m: 0, p: 0 }}>
      {line && <InboxRow line={{ ...line, ...changes }} />}
    </Box>
  );
};

const meta = preview.meta({ component: InboxRow, decorators: [withWidth(1360)], args: { line: first }, parameters: { route: 'admin/requests' } });

/** Pending request. Checks that the name links to the request. */
export const Default = meta.story({
  render: at(3),
  async play({ canvas, globals }) {
    await expect(canvas.getByRole('link', { name: 'Julie Tremblay' })).toHaveAttribute('href', `/${String(globals['locale'])}/admin/requests/r4`);
    await expect(canvas.getByText(/3[\s,]013[.,]48/)).toBeVisible();
  },
});

/** Request of a member. Checks that the event's title is shown. */
export const MembersRequest = meta.story({
  render: at(2),
  play: async ({ canvas, globals }) => expect(canvas.getByText(globals['locale'] === 'en' ? 'Julie turns fifty' : 'Les cinquante ans de Julie')).toBeVisible(),
});

/** Request without a calculable price. */
export const Unpriced = meta.story({
  render: at(4),
  play: async (steps) => expect(steps.canvas.getByText(inbox(steps)('tbd'))).toBeVisible(),
});

export const LongText = meta.story({
  tags: ['layout'],
  render: at(0),
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
});
