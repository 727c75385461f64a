import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { addDays } from '../../../src/contract/days';
import { formatDistance, formatMoney } from '../../../src/contract/formats';
import { BookingPage } from '../../../src/pages/public/BookingPage';
import { catalogue, distanceResponse, failing, geocodeResponse } from '../../fixtures/handlers';
import { languageOf, normalizeSpaces } from '../../fixtures/translate';
import { tiles } from '../../fixtures/tiles';
import { estimateFor, nameOnMenu, PARTY } from '../../features/booking/menu';
import { agreeing, BOOKING, drafted, storedValues, send } from '../../features/booking/sending';
import { ARRIVES, booking, choice, waitForAllLoaded, expectLinesToAddUp, fieldByName, fillField, picker, priceWidget, resultOf, shownTotal, submitButton, TODAY } from '../../features/booking/steps';
import { mapIsDrawn, mapText } from '../../features/map/steps';

const ROUND_TRIP = 28_600;

const meta = preview.meta({ component: BookingPage, parameters: { handlers: [tiles, agreeing] } });

/** Initial state: details on the left, options on the right, the price in view. The submit button is disabled. */
export const Default = meta.story({
  tags: ['page', 'aria-snapshot'],
  async play(steps) {
    const { canvas } = steps;
    const t = booking(steps);
    await waitForAllLoaded(steps);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(t('title'));
    await expect(await canvas.findByText(normalizeSpaces(t('types.hint')), {}, ARRIVES)).toBeVisible();
    await expect(canvas.getByRole('button', { name: mapText(steps)('search') })).toBeDisabled();
    await expect(submitButton(steps)).toBeDisabled();
    await expect(fieldByName(steps, 'email').getBoundingClientRect().right).toBeLessThan(canvas.getByRole('region', { name: t('sections.options') }).getBoundingClientRect().left);
  },
});

/** Texts in the wording of the specification. */
export const InEnglish = meta.story({
  tags: ['no-screenshot', '!dev'],
  globals: { locale: 'en' },
  async play(steps) {
    const { canvas } = steps;
    await waitForAllLoaded(steps);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Book an Event' })).toBeVisible();
    await expect(canvas.getByText('Event bookings are requested at least two weeks ahead.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Search' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Locate Me' })).toBeEnabled();
    await expect(within(priceWidget(steps)).getByRole('status')).toHaveTextContent(/^TBD$/);
  },
});

/** Short menu, so that the screenshot shows the whole page without the whole catalogue. */
const shortMenu = (['meat', 'side'] as const).map((name) =>
  http.get(`/api/${name}`, () => HttpResponse.json(catalogue[name].filter(({ id }) => ['brisket', 'ribs', 'trout', 'smoked-chicken', 'coleslaw', 'grilled-corn', 'mac-and-cheese'].includes(id)))),
);

/** Booking for twelve with its menu and its address on the map: the price lines, including travel, add up to the total. */
export const Filled = meta.story({
  tags: ['layout'],
  parameters: { handlers: [tiles, ...shortMenu] },
  beforeEach: drafted,
  async play(steps) {
    const { canvas, userEvent, globals } = steps;
    const t = mapText(steps);
    await waitForAllLoaded(steps);
    await userEvent.click(canvas.getByRole('button', { name: t('search') }));
    await expect(await canvas.findByText(normalizeSpaces(t('distance', { distance: formatDistance(ROUND_TRIP, languageOf(globals['locale'])) })), {}, ARRIVES)).toBeVisible();
    await mapIsDrawn(steps);
    await waitFor(() => expect(shownTotal(priceWidget(steps))).toBe(estimateFor({}, ROUND_TRIP).totalCents), ARRIVES);
    await expectLinesToAddUp(priceWidget(steps));
    await expect(choice({ canvas }, nameOnMenu('brisket', languageOf(globals['locale'])))).toBeChecked();
    await expect(submitButton(steps)).toBeEnabled();
    canvas.getByRole('button', { name: t('search') }).blur();
  },
});

/** Booking sent: reference, amount, confirmation mail, and a redirect that can be cancelled. */
export const Submitted = meta.story({
  tags: ['layout'],
  beforeEach: drafted,
  async play(steps) {
    const t = booking(steps);
    await waitFor(() => expect(shownTotal(priceWidget(steps))).toBe(estimateFor().totalCents), ARRIVES);
    await send(steps);
    const result = await resultOf(t('success.title'));
    await expect(result).toHaveTextContent(normalizeSpaces(formatMoney(estimateFor().totalCents ?? 0, languageOf(steps.globals['locale']))));
    await expect(result).toHaveTextContent(normalizeSpaces(t('success.mail', { email: PARTY.email })));
    await expect(result).toHaveTextContent(normalizeSpaces(t('success.redirect')));
    await expect(within(result).getByRole('button', { name: t('success.stay') })).toBeVisible();
  },
});

/** Server error: the dialog links back to the form, and the values are kept. */
export const Failed = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [tiles, failing(BOOKING)] },
  beforeEach: drafted,
  async play(steps) {
    const t = booking(steps);
    await send(steps);
    const result = await resultOf(t('error.title'));
    await expect(result).toHaveTextContent(normalizeSpaces(t('error.message')));
    await steps.userEvent.click(within(result).getByRole('button', { name: t('error.back') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), ARRIVES);
    await storedValues(steps);
  },
});

const withoutRoad = http.post('/api/google-maps-proxy', async ({ request }) => {
  const asked = JSON.stringify(await request.json());
  return asked.includes('geocode') ? HttpResponse.json(geocodeResponse) : HttpResponse.json({ ...distanceResponse, rows: [] });
});

/** Address found, but its distance is not: travel is to be determined, and the booking can be sent. */
export const DistanceFailed = meta.story({
  tags: ['no-screenshot', '!dev'],
  globals: { locale: 'en' },
  parameters: { handlers: [tiles, withoutRoad] },
  beforeEach: drafted,
  async play(steps) {
    const { canvas, userEvent } = steps;
    await waitForAllLoaded(steps);
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(await canvas.findByText('Error calculating distance', {}, ARRIVES)).toBeVisible();
    await expect(within(priceWidget(steps)).getAllByRole('definition', { hidden: true }).at(-1)).toHaveTextContent(/^TBD$/);
    await expect(submitButton(steps)).toBeEnabled();
    await mapIsDrawn(steps);
  },
});

/** Travel fee added to the price as soon as the distance is known, and removed when the address changes. */
export const Moved = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    const { userEvent } = steps;
    const tbd = normalizeSpaces(booking(steps)('price.tbd'));
    const total = () => within(priceWidget(steps)).getByRole('status');
    await waitForAllLoaded(steps);
    await fillField(steps, 'location', 'Upton');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(shownTotal(priceWidget(steps))).toBe(estimateFor({ meats: [], sides: [] }, ROUND_TRIP).totalCents), ARRIVES);
    await expectLinesToAddUp(priceWidget(steps));
    await userEvent.type(fieldByName(steps, 'location'), ', rang 9');
    await waitFor(() => expect(total()).toHaveTextContent(tbd), ARRIVES);
    await mapIsDrawn(steps);
    await expect(fieldByName(steps, 'location')).toHaveValue('Upton, rang 9');
    await expect(screen.queryByRole('alert')).toBeNull();
  },
});

/** Date in the URL: filled in, with 17:00 as the time. */
export const DateParameter = meta.story({
  tags: ['no-screenshot', '!dev'],
  parameters: { route: 'booking?date=2027-06-19' },
  async play(steps) {
    await waitFor(async () => expect(await picker(steps, 'eventDate')).toHaveTextContent('2027-06-19'), ARRIVES);
    await expect(await picker(steps, 'eventTime')).toHaveTextContent(steps.globals['locale'] === 'en' ? '05:00 pm' : '17 h 00');
  },
});

/** Past date in the URL: ignored. */
export const PastDateParameter = meta.story({
  tags: ['no-screenshot', '!dev'],
  parameters: { route: `booking?date=${addDays(TODAY, -1)}` },
  async play(steps) {
    await waitForAllLoaded(steps);
    await expect(await picker(steps, 'eventDate')).not.toHaveTextContent('2027');
    await expect(await picker(steps, 'eventTime')).not.toHaveTextContent('17');
  },
});

/** No overflow at 320 px, which equals 400 % zoom; every control stays available. */
export const Narrow = meta.story({
  tags: ['no-screenshot', '!dev'],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  beforeEach: drafted,
  async play(steps) {
    await waitForAllLoaded(steps);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(priceWidget(steps).getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await expect(steps.canvas.getByRole('button', { name: mapText(steps)('locate') })).toBeVisible();
  },
});
