import Box from '@mui/material/Box';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { BookingForm } from '../../../src/features/booking/BookingForm';
import { saveDraft, readDraft } from '../../../src/features/booking/draft';
import { bookingResponse } from '../../fixtures/bookingResponse';
import { failing, pending, unreachable } from '../../fixtures/handlers';
import { NOW } from '../../fixtures/now';
import { normalizeSpaces } from '../../fixtures/translate';
import { estimateFor, PARTY } from './menu';
import { agreeing, BOOKING, drafted, KEY, storedValues, send, onSubmit } from './sending';
import { ARRIVES, booking, waitForAllLoaded, fieldByName, fillField, picker, plainDay, PlainLocation, priceWidget, resultOf, shownTotal, submitButton, typeInto } from './steps';

const meta = preview.meta({
  component: BookingForm,
  args: { date: null as string | null, renderDay: plainDay, renderPlace: (slot) => <PlainLocation slot={slot} />, onBack: fn() },
  parameters: { handlers: [agreeing] },
  beforeEach: () => void onSubmit.mockClear(),
  decorators: [
    (Story) => (
      <Box sx={{ p: { xs: 4, lg: 10 }, maxWidth: 1360 }}>
        <Story />
      </Box>
    ),
  ],
});

/** Empty form. Checks that no draft is stored before the visitor types. */
export const Default = meta.story({
  async play(steps) {
    await waitForAllLoaded(steps);
    await expect(submitButton(steps)).toBeDisabled();
    await expect(readDraft(new Date(NOW))).toBeNull();
  },
});

/** Required fields filled in one after the other. Checks that the button is enabled once name, email, date, time, type and location are valid. */
export const Filled = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    const { userEvent } = steps;
    await waitForAllLoaded(steps);
    const steadily: (() => Promise<unknown>)[] = [
      () => fillField(steps, 'hostName', 'Julie'),
      () => fillField(steps, 'email', 'julie@exemple.ca'),
      () => userEvent.selectOptions(fieldByName(steps, 'eventType'), 'pizza-training'),
      () => typeInto(steps, 'eventDate', '20270619'),
      () => typeInto(steps, 'eventTime', steps.globals['locale'] === 'en' ? '0530p' : '1730'),
      () => fillField(steps, 'location', 'Upton'),
    ];
    for (const next of steadily) {
      await expect(submitButton(steps)).toBeDisabled();
      await next();
    }
    await waitFor(() => expect(submitButton(steps)).toBeEnabled(), ARRIVES);
    await expect(submitButton(steps)).toHaveAccessibleDescription(booking(steps)('promise'));
    await expect(readDraft(new Date(NOW))?.values).toMatchObject({ hostName: 'Julie', eventDate: '2027-06-19', eventTime: '17:30', location: 'Upton' });
  },
});

/** One list still loading. Checks that the price waits for all three lists, so that the total is not too low. */
export const Loading = meta.story({
  parameters: { handlers: [pending('/api/meat')] },
  beforeEach: drafted,
  async play(steps) {
    const t = booking(steps);
    await expect(await steps.canvas.findByRole('progressbar', { name: t('options.loading') }, ARRIVES)).toBeVisible();
    await picker(steps, 'eventTime');
    await expect(within(priceWidget(steps)).getByRole('status')).toHaveTextContent(normalizeSpaces(t('price.tbd')));
  },
});

/** One list failed to load. Checks that all three are empty and that no alert is shown. */
export const Failed = meta.story({
  parameters: { handlers: [failing('/api/side')] },
  beforeEach: drafted,
  async play(steps) {
    await waitFor(() => expect(steps.canvas.getAllByText(booking(steps)('options.empty'))).toHaveLength(2), ARRIVES);
    await expect(steps.canvas.queryByRole('alert')).toBeNull();
    await waitForAllLoaded(steps);
  },
});

/** Menu failed to load. Checks that the request can be sent without a menu. */
export const SubmittedWithoutMenu = meta.story({
  tags: ['no-screenshot', '!dev'],
  parameters: { handlers: [failing('/api/side'), agreeing] },
  beforeEach: drafted,
  async play(steps) {
    await waitFor(() => expect(steps.canvas.getAllByText(booking(steps)('options.empty'))).toHaveLength(2), ARRIVES);
    await send(steps);
    await resultOf(booking(steps)('success.title'));
    await expect(onSubmit.mock.lastCall?.[0]).toMatchObject({ totalCost: null, selections: { meats: [], sides: [], tools: [], contentFocus: [] } });
  },
});

export const Submitting = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [pending(BOOKING)] },
  beforeEach: drafted,
  async play(steps) {
    await send(steps);
    await expect(await steps.canvas.findByRole('button', { name: new RegExp(booking(steps)('submitting')) }, ARRIVES)).toBeDisabled();
    await storedValues(steps);
  },
});

/** Accepted request. Checks that staying on the page shows an empty form and that the draft is deleted. */
export const Submitted = meta.story({
  tags: ['no-screenshot', '!dev'],
  beforeEach: drafted,
  async play(steps) {
    const t = booking(steps);
    await waitFor(() => expect(shownTotal(priceWidget(steps))).toBe(estimateFor().totalCents), ARRIVES);
    await send(steps);
    const result = await resultOf(t('success.title'));
    await expect(within(result).getByText(bookingResponse.reference)).toBeVisible();
    await expect(within(result).queryByText(normalizeSpaces(t('success.differs')))).toBeNull();
    await expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ totalCost: (estimateFor().totalCents ?? 0) / 100, peopleCount: 9, kidsCount: 3 }), KEY);
    await expect(readDraft(new Date(NOW))).toBeNull();
    await steps.userEvent.click(within(result).getByRole('button', { name: t('success.stay') }));
    await steps.userEvent.click(within(result).getByRole('button', { name: t('success.close') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), ARRIVES);
    await expect(fieldByName(steps, 'hostName')).toHaveValue('');
    await expect(steps.args.onBack).not.toHaveBeenCalled();
  },
});

/** Server total that differs from the displayed one. */
export const DifferentTotal = meta.story({
  tags: ['no-screenshot', '!dev'],
  parameters: { handlers: [http.post(BOOKING, () => HttpResponse.json(bookingResponse, { status: 201 }))] },
  beforeEach: drafted,
  async play(steps) {
    const t = booking(steps);
    await send(steps);
    await expect(within(await resultOf(t('success.title'))).getByText(normalizeSpaces(t('success.differs')))).toBeVisible();
  },
});

/** Server error. Checks that the page's own message is shown and that the draft is kept. */
export const SendFailed = meta.story({
  tags: ['no-screenshot', '!dev'],
  globals: { locale: 'en' },
  parameters: { handlers: [failing(BOOKING, 500, 'SQLITE_BUSY')] },
  beforeEach: drafted,
  async play(steps) {
    await send(steps);
    const result = await resultOf('Error!');
    await expect(result).toHaveTextContent('There was an error submitting your booking. Please try again or contact us directly.');
    await expect(result).not.toHaveTextContent('SQLITE_BUSY');
    await steps.userEvent.click(within(result).getByRole('button', { name: 'Back to the form' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), ARRIVES);
    await storedValues(steps);
  },
});

/** Connection lost. Checks that the values and the key are kept, so that a retry sends the same booking. */
export const Unreachable = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [unreachable(BOOKING)] },
  beforeEach: drafted,
  async play(steps) {
    const t = booking(steps);
    await send(steps);
    const result = await resultOf(t('error.title'));
    await expect(result).toHaveTextContent(normalizeSpaces(t('error.message')));
    await steps.userEvent.click(within(result).getByRole('button', { name: t('error.back') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), ARRIVES);
    await storedValues(steps);
    await expect(readDraft(new Date(NOW))?.key).toBe(KEY);
  },
});

const REFUSED = { 'contactInfo.email': 'Ce domaine ne reçoit pas de courriel.', date: 'Je suis en vacances ce jour-là.' };

/**
 * Errors from the server. Checks that they are shown at their fields and in the summary, which takes the focus, and that editing a field removes its
 * error.
 */
export const Rejected = meta.story({
  parameters: { handlers: [http.post(BOOKING, () => HttpResponse.json({ message: 'Refused', errors: REFUSED }, { status: 422 }))] },
  beforeEach: drafted,
  async play(steps) {
    const { canvas, userEvent } = steps;
    await send(steps);
    const summary = await canvas.findByRole('alert', {}, ARRIVES);
    await expect(within(summary).getAllByRole('listitem')).toHaveLength(2);
    await expect(fieldByName(steps, 'email')).toHaveAccessibleDescription(REFUSED['contactInfo.email']);
    await expect(fieldByName(steps, 'email')).toBeInvalid();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.type(fieldByName(steps, 'email'), 'x');
    await waitFor(() => expect(within(canvas.getByRole('alert')).getAllByRole('listitem')).toHaveLength(1), ARRIVES);
    await userEvent.type(fieldByName(steps, 'email'), '{Backspace}');
  },
});

/** Invalid form. Checks that errors are found before any request is sent and that the summary links to the fields. */
export const Invalid = meta.story({
  beforeEach: () => saveDraft({ values: { ...PARTY, email: 'julie', adults: 0 }, key: KEY, at: Date.parse(NOW) }),
  async play(steps) {
    const { canvas, userEvent } = steps;
    await send(steps);
    const summary = await canvas.findByRole('alert', {}, ARRIVES);
    await waitFor(() => expect(summary).toHaveFocus(), ARRIVES);
    await expect(within(summary).getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(within(summary).getByRole('link', { name: booking(steps)('fields.email.label') }));
    await expect(fieldByName(steps, 'email')).toHaveFocus();
    await expect(onSubmit).not.toHaveBeenCalled();
  },
});

/** Draft from another day. Checks that the values and the idempotency key are restored. */
export const DraftRestored = meta.story({
  tags: ['no-screenshot', '!dev'],
  beforeEach: drafted,
  async play(steps) {
    await waitFor(() => expect(fieldByName(steps, 'hostName')).toHaveValue(PARTY.hostName), ARRIVES);
    await storedValues(steps);
    await expect(readDraft(new Date(NOW))?.key).toBe(KEY);
  },
});

/** Date in the URL. Checks that the date overrides the draft's and that the time defaults to five o'clock. */
export const DateParameter = meta.story({
  tags: ['no-screenshot', '!dev'],
  args: { date: '2027-07-03' },
  beforeEach: drafted,
  async play(steps) {
    await waitFor(async () => expect(await picker(steps, 'eventDate')).toHaveTextContent('2027-07-03'), ARRIVES);
    await expect(await picker(steps, 'eventTime')).toHaveTextContent(steps.globals['locale'] === 'en' ? '05:00 pm' : '17 h 00');
    await expect(fieldByName(steps, 'hostName')).toHaveValue(PARTY.hostName);
  },
});
