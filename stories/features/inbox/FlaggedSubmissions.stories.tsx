import { http, HttpResponse } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import type { FlaggedSubmission } from '../../../src/contract/flaggedSubmissions';
import { FlaggedSubmissions } from '../../../src/features/inbox/FlaggedSubmissions';
import { failing, pending } from '../../fixtures/handlers';
import { expectFocusRing, pressKey } from '../../fixtures/keyboard';
import type { PlayContext } from '../../fixtures/playContext';
import { normalizeSpaces } from '../../fixtures/translate';
import { flaggedSubmissions } from '../../fixtures/flaggedSubmissions';
import { ownerSession } from '../../fixtures/user';
import { inbox, readFailed, named } from './steps';
import { withWidth } from '../../fixtures/frames';

const PATH = '/api/suspects';
const ONE = '/api/suspects/:id';
let left: FlaggedSubmission[] = [];
const gone = (id: unknown) => {
  left = left.filter((suspect) => suspect.id !== id);
};

const meta = preview.meta({
  component: FlaggedSubmissions,
  decorators: [withWidth(1360)],
  args: { onAccepted: fn() },
  parameters: { environmentControls: ['server'], route: 'admin/requests?state=suspect', session: ownerSession },
  beforeEach({ msw }) {
    left = flaggedSubmissions;
    msw.use(
      http.get(PATH, () => HttpResponse.json(left)),
      http.post(`${ONE}/accept`, ({ params }) => {
        gone(params['id']);
        return HttpResponse.json({ bookingId: params['id'] });
      }),
      http.delete(ONE, ({ params }) => {
        gone(params['id']);
        return HttpResponse.json({ id: params['id'] });
      }),
    );
  },
});

const button = (steps: PlayContext, name: 'acceptNamed' | 'removeNamed', index: number) => steps.canvas.findByRole('button', { name: named(inbox(steps)(`suspects.${name}`, { name: flaggedSubmissions[index]?.name ?? '' })) });
const press = async (steps: PlayContext, name: 'acceptNamed' | 'removeNamed', index: number) => steps.userEvent.click(await button(steps, name, index));

/** Suspected spam. Checks that a genuine request can be accepted and an automated message removed. */
export const Default = meta.story({
  tags: ['no-screenshot'],
  async play(steps) {
    const t = inbox(steps);
    await press(steps, 'acceptNamed', 1);
    await waitFor(() => expect(steps.canvas.getByRole('alert')).toHaveTextContent(normalizeSpaces(t('suspects.accepted', { name: flaggedSubmissions[1]?.name ?? '' }))));
    await expect(steps.args.onAccepted).toHaveBeenCalledOnce();
    await waitFor(() => expect(steps.canvas.getAllByRole('listitem')).toHaveLength(1));
    await press(steps, 'removeNamed', 0);
    await expect(await steps.canvas.findByText(t('suspects.none'))).toBeVisible();
    await expect(steps.args.onAccepted).toHaveBeenCalledOnce();
  },
});

export const Several = meta.story({ play: async (steps) => waitFor(() => expect(steps.canvas.getAllByRole('listitem')).toHaveLength(2)) });

export const Empty = meta.story({
  tags: ['no-screenshot'],
  beforeEach: () => {
    left = [];
  },
  play: async (steps) => expect(await steps.canvas.findByText(inbox(steps)('suspects.none'))).toBeVisible(),
});

export const Loading = meta.story({ tags: ['no-screenshot'], beforeEach: ({ msw }) => msw.use(pending(PATH)), play: async (steps) => expect(steps.canvas.getByRole('status', { name: inbox(steps)('loading') })).toBeVisible() });

export const Failed = meta.story({ tags: ['no-screenshot'], beforeEach: ({ msw }) => msw.use(failing(PATH, 400)), play: async (steps) => expect(await steps.canvas.findByRole('button', { name: readFailed(steps)('retry') })).toBeVisible() });

/** Failed action. Checks that the list is unchanged and that the owner can retry. */
export const NotDone = meta.story({
  tags: ['no-screenshot', '!dev'],
  beforeEach: ({ msw }) => msw.use(failing(ONE)),
  async play(steps) {
    await press(steps, 'removeNamed', 0);
    await waitFor(() => expect(steps.canvas.getByRole('alert')).toHaveTextContent(normalizeSpaces(inbox(steps)('problem.unreachable'))));
    await expect(steps.canvas.getAllByRole('listitem')).toHaveLength(2);
  },
});

/** Keyboard navigation. Checks that the focus moves to the next entry and, after the last one, to the result message. */
export const Keyboard = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    const t = inbox(steps);
    await pressKey(steps, await button(steps, 'removeNamed', 0));
    await waitFor(() => expect(steps.canvas.getAllByRole('listitem')).toHaveLength(1));
    await waitFor(() => expect(steps.canvas.getByRole('listitem')).toHaveFocus());
    await expectFocusRing();
    await steps.userEvent.tab();
    await expect(await button(steps, 'acceptNamed', 1)).toHaveFocus();
    await steps.userEvent.keyboard('{Enter}');
    await steps.canvas.findByText(t('suspects.none'));
    await waitFor(() => expect(steps.canvas.getByRole('alert').parentElement).toHaveFocus());
  },
});

/** Request in flight. Checks that the focus is on the card whose buttons are disabled. */
export const Submitting = meta.story({
  tags: ['no-screenshot'],
  beforeEach: ({ msw }) => msw.use(pending(`${ONE}/accept`)),
  async play(steps) {
    const accept = await button(steps, 'acceptNamed', 1);
    await pressKey(steps, accept);
    await waitFor(() => expect(accept).toBeDisabled());
    await waitFor(() => expect(accept.closest('li')).toHaveFocus());
  },
});
