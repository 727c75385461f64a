import { http, HttpResponse } from 'msw';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { wizardTexts } from '../../../src/components/wizard/texts';
import { bookingRequestSchema, type BookingRequest } from '../../../src/contract/bookingSchema';
import { DEFAULT_SETTINGS } from '../../../src/contract/defaultPrivateSettings';
import { summaryOf } from '../../../src/contract/summaryRequest';
import { BookingWizard } from '../../../src/features/requests/BookingWizard';
import { memberSession } from '../../fixtures/account';
import { bookingResponse } from '../../fixtures/bookingResponse';
import { failing, pending } from '../../fixtures/handlers';
import { normalizeSpaces, translator } from '../../fixtures/translate';
import { ARRIVES, plainDay } from '../booking/steps';
import { atStep, BOOKING_VALUES, catalogue, pickersArrived, plainLocation, requests, wizardDrafted } from './steps';
import { withWidth } from '../../fixtures/frames';

const sent = fn<(request: BookingRequest, key: string | null) => void>();

/** Accepts the booking and passes the request to the spy. */
const taking = http.post('/api/booking', async ({ request }) => {
  sent(await bookingRequestSchema.validate(await request.json()), request.headers.get('idempotency-key'));
  return HttpResponse.json(bookingResponse, { status: 201 });
});

const meta = preview.meta({
  component: BookingWizard,
  decorators: [withWidth(1100)],
  args: { renderDay: plainDay, renderPlace: plainLocation, date: '2027-06-19' as string | null, type: null as string | null },
  parameters: { route: 'member/book', session: memberSession, handlers: [taking] },
  beforeEach: () => void sent.mockClear(),
});

/** Four steps. The date from the calendar is filled in, with 17:00 as the time. */
export const Default = meta.story({
  async play(steps) {
    const t = requests(steps);
    await atStep(steps, 'people');
    await expect(within(steps.canvas.getByRole('navigation', { name: t('wizard.label') })).getAllByRole('listitem')).toHaveLength(4);
    await pickersArrived(steps);
    await expect(steps.canvas.getByRole('group', { name: new RegExp(`^${t('fields.date.label')}`) })).toHaveTextContent('2027-06-19');
    await expect(steps.canvas.getByRole('radio', { name: t('kinds.event') })).toBeChecked();
  },
});

/** Training selected by the URL; a past date in the URL is ignored. */
export const Training = meta.story({
  tags: ['no-screenshot', '!dev'],
  args: { type: 'training', date: '2027-05-01' },
  async play(steps) {
    const t = requests(steps);
    await atStep(steps, 'people');
    await pickersArrived(steps);
    await expect(steps.canvas.getByRole('radio', { name: t('kinds.training') })).toBeChecked();
    await expect(steps.canvas.getByRole('group', { name: new RegExp(`^${t('fields.date.label')}`) })).not.toHaveTextContent('2027');
  },
});

export const Selections = meta.story({
  tags: ['no-screenshot', '!dev'],
  parameters: { route: 'member/book?step=selections' },
  beforeEach: () => wizardDrafted(),
  async play(steps) {
    await atStep(steps, 'selections');
    await expect(await steps.canvas.findByRole('group', { name: requests(steps)('menu.sides') }, ARRIVES)).toBeVisible();
  },
});

export const MenuLoading = meta.story({
  tags: ['no-screenshot', '!dev'],
  parameters: { route: 'member/book?step=selections', handlers: [pending('/api/tool')] },
  beforeEach: () => wizardDrafted(),
  play: async (steps) => expect(await steps.canvas.findByRole('progressbar', { name: requests(steps)('menu.loading') }, ARRIVES)).toBeVisible(),
});

/** Menu failed to load: the wizard continues, and the earlier choices are sent without their names. */
export const MenuFailed = meta.story({
  tags: ['no-screenshot', '!dev'],
  parameters: { route: 'member/book?step=selections', handlers: [failing('/api/tool', 404), taking] },
  beforeEach: () => wizardDrafted(),
  async play(steps) {
    const t = requests(steps);
    await atStep(steps, 'selections');
    await waitFor(() => expect(steps.canvas.getAllByText(normalizeSpaces(t('menu.empty')))).toHaveLength(2), ARRIVES);
    for (const step of ['contact', 'confirmation'] as const) {
      await steps.userEvent.click(steps.canvas.getByRole('button', { name: translator(wizardTexts, steps.globals['locale'])('forward') }));
      await atStep(steps, step);
    }
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: t('send') }));
    await steps.canvas.findByText(bookingResponse.reference, {}, ARRIVES);
    await expect(sent.mock.lastCall?.[0].selections.meats).toEqual(BOOKING_VALUES.meats.map((id) => ({ id, name: '' })));
  },
});

/** Name and email prefilled from the account. */
export const Contact = meta.story({
  parameters: { route: 'member/book?step=contact' },
  beforeEach: () => wizardDrafted({ ...BOOKING_VALUES, hostName: memberSession.user.name, email: memberSession.user.email }),
  async play(steps) {
    const t = requests(steps);
    await atStep(steps, 'contact');
    await expect(steps.canvas.getByRole('textbox', { name: t('fields.hostName.label') })).toHaveValue(memberSession.user.name);
    await expect(steps.canvas.getByRole('textbox', { name: t('fields.email.label') })).toHaveValue(memberSession.user.email);
  },
});

/** Training: three places can be chosen, at home, at the premises or online. */
export const TrainingPlaces = meta.story({
  parameters: { route: 'member/book?step=contact' },
  args: { type: 'training' },
  beforeEach: () => wizardDrafted({ ...BOOKING_VALUES, kind: 'training' }),
  async play(steps) {
    await atStep(steps, 'contact');
    await expect(steps.canvas.getAllByRole('radio')).toHaveLength(3);
  },
});

export const Confirmation = meta.story({
  parameters: { route: 'member/book?step=confirmation' },
  beforeEach: () => wizardDrafted(),
  async play(steps) {
    await atStep(steps, 'confirmation');
    await expect(await steps.canvas.findByText(BOOKING_VALUES.hostName, {}, ARRIVES)).toBeVisible();
  },
});

/** Booking payload with the summary's total and the default price per child. */
export const Submitted = meta.story({
  tags: ['no-screenshot', '!dev'],
  parameters: { route: 'member/book?step=confirmation' },
  beforeEach: () => wizardDrafted(),
  async play(steps) {
    await atStep(steps, 'confirmation');
    await steps.canvas.findByText(BOOKING_VALUES.hostName, {}, ARRIVES);
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: requests(steps)('send') }));
    await expect(await steps.canvas.findByText(bookingResponse.reference, {}, ARRIVES)).toBeVisible();
    const totalCost = summaryOf(BOOKING_VALUES, catalogue, null, DEFAULT_SETTINGS).totalCents / 100;
    await expect(sent).toHaveBeenCalledWith(expect.objectContaining({ type: 'event', formula: 'summary', peopleCount: 9, kidsCount: 3, kidsPricePerChild: 25, totalCost }), 'the-key-of-this-draft');
  },
});

export const Failed = meta.story({
  tags: ['no-screenshot'],
  parameters: { route: 'member/book?step=confirmation', handlers: [failing('/api/booking')] },
  beforeEach: () => wizardDrafted(),
  async play(steps) {
    await atStep(steps, 'confirmation');
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: requests(steps)('send') }));
    await expect(await steps.canvas.findByRole('alert', {}, ARRIVES)).toHaveTextContent(normalizeSpaces(requests(steps)('failed.processing')));
  },
});
