import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import type { RequestDetails } from '../../../src/contract/inbox';
import type { Language } from '../../../src/contract/language';
import { guestsLabel } from '../../../src/contract/requestDisplay';
import { RequestMenu } from '../../../src/features/inbox/RequestMenu';
import { pizzaPopup } from '../../fixtures/bookingRecord';
import { memberRequestDetails, requestDetails, waitingRequest } from '../../fixtures/inbox';
import { languageOf } from '../../fixtures/translate';
import { inbox } from './steps';
import { withWidth } from '../../fixtures/frames';

const of = (make: (language: Language) => RequestDetails) => (_: unknown, { globals }: { globals: Record<string, unknown> }) => <RequestMenu request={make(languageOf(globals['locale']))} />;

const meta = preview.meta({ component: RequestMenu, decorators: [withWidth(520)], args: { request: waitingRequest('fr') }, parameters: { route: 'admin/requests/r4' } });

/** Menu by name. Checks that a side with a selected variation is listed once. */
export const Default = meta.story({
  render: of(waitingRequest),
  async play({ canvas, globals }) {
    const language = languageOf(globals['locale']);
    await expect(canvas.getByText(guestsLabel({ peopleCount: 40, kidsCount: 6 }, language))).toBeVisible();
    await expect(canvas.getAllByText(/coleslaw|salade de chou/i)).toHaveLength(1);
  },
});

export const Pizza = meta.story({
  render: of((language) => requestDetails(pizzaPopup(language))),
  play: async (steps) => expect(steps.canvas.getByText(inbox(steps)('what.toppings'))).toBeVisible(),
});

/** Event of a member: the title, the description and the visibility. */
export const MembersEvent = meta.story({
  render: of((language) => memberRequestDetails(language)),
  async play(steps) {
    await expect(steps.canvas.getByText(inbox(steps)('what.reusable'))).toBeVisible();
    await expect(steps.canvas.getByRole('link', { name: inbox(steps)('what.edit') })).toHaveAttribute('href', expect.stringContaining('/admin/events/birthday/edit'));
  },
});

export const Published = meta.story({
  render: of((language) => memberRequestDetails(language, { thing: { kind: 'training', id: 'brisket', published: true } })),
  play: async (steps) => expect(steps.canvas.getByText(inbox(steps)('what.published'))).toBeVisible(),
});
