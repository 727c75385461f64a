import { http, HttpResponse } from 'msw';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { ProposeDialogContent } from '../../../../src/features/inbox/proposals/ProposeDialogContent';
import { withWidth } from '../../../fixtures/frames';
import { failing, pending } from '../../../fixtures/handlers';
import { waitingRequest } from '../../../fixtures/inbox';
import { ownSettings } from '../../../fixtures/settings';
import { normalizeSpaces } from '../../../fixtures/translate';
import { ownerSession } from '../../../fixtures/user';
import { inbox } from '../steps';

const PATH = '/api/settings/proposals';

const meta = preview.meta({ component: ProposeDialogContent, decorators: [withWidth(760)], args: { request: waitingRequest('fr'), cancel: null, onDone: fn(), onChanged: fn() }, parameters: { route: 'admin/requests/r4', session: ownerSession } });

/** Number of days of the settings. */
export const Default = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [http.get(PATH, () => HttpResponse.json({ value: { ...ownSettings.proposals, validDays: 21 }, version: 1, saved: true }))] },
  play: async (steps) => expect(await steps.canvas.findByRole('textbox', { name: new RegExp(inbox(steps)('fields.validDays.label')) })).toHaveValue('21'),
});

export const Loading = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [pending(PATH)] },
  play: async (steps) => expect(await steps.canvas.findByRole('status', { name: normalizeSpaces(inbox(steps)('loading')) })).toBeVisible(),
});

/** Settings that do not load. Checks that a proposal is possible all the same. */
export const Failed = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [failing(PATH, 404)] },
  play: async (steps) => expect(await steps.canvas.findByRole('textbox', { name: new RegExp(inbox(steps)('fields.validDays.label')) })).toHaveValue('14'),
});
