import Button from '@mui/material/Button';
import { http, HttpResponse } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { loadDraft } from '../../../../src/api/draftStore';
import { formatDay, formatMoney } from '../../../../src/contract/formats';
import { ProposeForm } from '../../../../src/features/inbox/proposals/ProposeForm';
import { proposedQuote } from '../../../../src/features/inbox/proposals/proposedQuote';
import { agreedRequest, enteredRequest, proposedRequest, requestDetails, waitingRequest } from '../../../fixtures/inbox';
import { withWidth } from '../../../fixtures/frames';
import { pending, unreachable } from '../../../fixtures/handlers';
import { NOW } from '../../../fixtures/now';
import type { PlayContext } from '../../../fixtures/playContext';
import { languageOf, normalizeSpaces } from '../../../fixtures/translate';
import { ownerSession } from '../../../fixtures/user';
import { pizzaPopup } from '../../../fixtures/bookingRecord';
import { inbox } from '../steps';
import { proposal } from './steps';

const PATH = '/api/booking/:id/proposal';
const request = waitingRequest('fr');
const sent = fn<(body: unknown) => void>().mockName('sent');

const meta = preview.meta({
  component: ProposeForm,
  decorators: [withWidth(760)],
  args: { request, validDays: 14, cancel: <Button color="inherit">…</Button>, onDone: fn(), onChanged: fn() },
  parameters: {
    route: 'admin/requests/r4',
    session: ownerSession,
    handlers: [
      http.post(PATH, async ({ request: asked }) => {
        sent(await asked.json());
        return HttpResponse.json(proposedRequest('fr'));
      }),
    ],
  },
  beforeEach: () => void sent.mockClear(),
});

const days = (steps: PlayContext) => steps.canvas.getByRole('textbox', { name: new RegExp(inbox(steps)('fields.validDays.label')) });
const mail = (steps: PlayContext) => steps.canvas.findByRole('textbox', { name: new RegExp(`^${inbox(steps)('fields.text.label')}`) });
const submit = async (steps: PlayContext, name: 'send' | 'only' = 'send') => steps.userEvent.click(steps.canvas.getByRole('button', { name: proposal(steps)(`propose.${name}`) }));

/** Proposal with the taxes as amounts. Checks that the last day follows the number of days, in the mail too. */
export const Default = meta.story({
  tags: ['layout'],
  async play(steps) {
    const t = proposal(steps);
    const language = languageOf(steps.globals['locale']);
    const money = (dollars: number | null) => formatMoney(Math.round((dollars ?? 0) * 100), language);
    await expect(steps.canvas.getByText(normalizeSpaces(t('propose.taxes', { before: money(request.quote.totalCost), after: money(proposedQuote(request.quote, true, language).totalCost) })))).toBeVisible();
    await steps.userEvent.clear(days(steps));
    await steps.userEvent.type(days(steps), '7');
    await waitFor(() => expect(steps.canvas.getByText(normalizeSpaces(t('propose.until', { day: formatDay('2027-05-17', language) })))).toBeVisible());
    await waitFor(async () => expect(await mail(steps)).toHaveDisplayValue(/17\smai\s2027/));
    await submit(steps);
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ validDays: 7, letter: { subject: expect.any(String) as string, text: expect.stringMatching(/17\smai\s2027/) as string } }));
    await waitFor(() => expect(steps.args.onDone).toHaveBeenCalledOnce());
  },
});

/** More days than are left. Checks that the last day is that of the event. */
export const ShortTime = meta.story({
  tags: ['no-screenshot'],
  args: { validDays: 60 },
  play: async (steps) => expect(steps.canvas.getByText(normalizeSpaces(proposal(steps)('propose.until', { day: formatDay(request.request.date, languageOf(steps.globals['locale'])) })))).toBeVisible(),
});

/** No days. Checks that nothing is sent and that the field says why. */
export const Invalid = meta.story({
  tags: ['no-screenshot'],
  async play(steps) {
    await steps.userEvent.clear(days(steps));
    await steps.userEvent.type(days(steps), '61');
    await submit(steps);
    await waitFor(() => expect(days(steps)).toBeInvalid());
    await expect(sent).not.toHaveBeenCalled();
  },
});

/** Request without a price. Checks that there is no form, and a way to set the price. */
export const Unpriced = meta.story({
  args: { request: requestDetails(pizzaPopup('fr')) },
  async play(steps) {
    await expect(steps.canvas.getByText(normalizeSpaces(proposal(steps)('propose.noPrice')))).toBeVisible();
    await expect(steps.canvas.getByRole('link', { name: proposal(steps)('propose.setPrice') })).toHaveAttribute('href', expect.stringMatching(/\/edit$/));
    await expect(steps.canvas.queryByRole('textbox')).toBeNull();
  },
});

/** Customer without an email address. Checks that no mail is offered and that none is sent. */
export const NoEmail = meta.story({
  args: { request: enteredRequest('fr') },
  async play(steps) {
    await expect(steps.canvas.getByText(normalizeSpaces(inbox(steps)('letter.noEmail', { name: 'Julie Tremblay' })))).toBeVisible();
    await expect(steps.canvas.queryByRole('checkbox')).toBeNull();
    await submit(steps, 'only');
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ validDays: 14, letter: null }));
  },
});

/** Second proposal after an agreement. Checks that it says what it replaces, and adds no tax to what was agreed. */
export const Again = meta.story({
  tags: ['no-screenshot'],
  args: { request: agreedRequest('fr') },
  async play(steps) {
    const money = formatMoney(Math.round((request.quote.totalCost ?? 0) * 100), languageOf(steps.globals['locale']));
    await expect(steps.canvas.getByText(normalizeSpaces(proposal(steps)('propose.total', { total: money })))).toBeVisible();
    await expect(steps.canvas.getByText((content) => normalizeSpaces(content).endsWith(normalizeSpaces(proposal(steps)('propose.replaces'))))).toBeVisible();
  },
});

export const Submitting = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [pending(PATH)] },
  async play(steps) {
    await submit(steps);
    await expect(await steps.canvas.findByRole('button', { name: new RegExp(normalizeSpaces(inbox(steps)('letter.sending'))) })).toBeDisabled();
  },
});

/** Connection lost. Checks that the mail is kept. */
export const Unreachable = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [unreachable(PATH)] },
  async play(steps) {
    await steps.userEvent.type(await mail(steps), ' Merci !');
    await submit(steps);
    await expect(await steps.canvas.findByRole('alert')).toHaveTextContent(normalizeSpaces(inbox(steps)('problem.unreachable')));
    await expect(loadDraft(`${request.id} propose`, new Date(NOW))?.['text']).toContain('Merci !');
  },
});
