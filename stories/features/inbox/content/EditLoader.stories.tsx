import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { EditLoader } from '../../../../src/features/inbox/content/EditLoader';
import { withWidth } from '../../../fixtures/frames';
import { failing, pending } from '../../../fixtures/handlers';
import { memberRequestDetails, waitingRequest } from '../../../fixtures/inbox';
import { requestHandlers } from '../../../fixtures/inboxHandlers';
import { normalizeSpaces } from '../../../fixtures/translate';
import { ownerSession } from '../../../fixtures/user';
import { ARRIVES } from '../../booking/steps';
import { inbox } from '../steps';
import { content, SLOTS } from './steps';

const PATH = '/api/booking/:id';

const meta = preview.meta({
  component: EditLoader,
  decorators: [withWidth(1360)],
  args: { id: 'r4', back: '/fr/admin/requests/r4', slots: SLOTS, onDone: fn() },
  argTypes: { slots: { control: false } },
  parameters: { route: 'admin/requests/r4/edit', session: ownerSession },
});

export const Default = meta.story({
  tags: ['no-screenshot'],
  play: async (steps) => expect(await steps.canvas.findByRole('textbox', { name: new RegExp(`^${content(steps)('fields.hostName.label')}`) }, ARRIVES)).toHaveValue('Julie Tremblay'),
});

/** Member's own request. Checks that it has no event type, and the tableware that only members choose. */
export const Member = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: requestHandlers(memberRequestDetails) },
  async play(steps) {
    await expect(await steps.canvas.findByRole('checkbox', { name: content(steps)('fields.reusableUtensils.label') }, ARRIVES)).toBeChecked();
    await expect(steps.canvas.queryByLabelText(new RegExp(content(steps)('fields.eventType.label')))).toBeNull();
  },
});

/** Cancelled request. Checks that there is no form. */
export const Closed = meta.story({
  parameters: { handlers: requestHandlers((language) => waitingRequest(language, { status: 'cancelled' })) },
  async play(steps) {
    await expect(await steps.canvas.findByText(content(steps)('edit.closed'), {}, ARRIVES)).toBeVisible();
    await expect(steps.canvas.getByRole('link', { name: content(steps)('edit.back') })).toHaveAttribute('href', '/fr/admin/requests/r4');
  },
});

export const Loading = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [pending(PATH)] },
  play: async (steps) => expect(await steps.canvas.findByRole('status', { name: normalizeSpaces(inbox(steps)('loading')) })).toBeVisible(),
});

export const Failed = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [failing(PATH, 400)] },
  play: async (steps) => expect(await steps.canvas.findByRole('alert', {}, ARRIVES)).toHaveTextContent(normalizeSpaces(inbox(steps)('failed.one'))),
});
