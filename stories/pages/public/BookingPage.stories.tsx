import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { addDays } from '../../../src/contract/days';
import { formatDistance, formatMoney } from '../../../src/contract/formats';
import { BookingPage } from '../../../src/pages/public/BookingPage';
import { catalogue, distanceAnswer, failing, geocodeAnswer } from '../../fixtures/handlers';
import { languageOf, plainSpaces } from '../../fixtures/spoken';
import { tiles } from '../../fixtures/tiles';
import { estimateFor, nameOnMenu, PARTY } from '../../features/booking/menu';
import { agreeing, BOOKING, drafted, keptValues, send } from '../../features/booking/sending';
import { ARRIVES, booking, choice, everythingHasArrived, expectLinesToAddUp, field, fill, picker, priceWidget, resultOf, shownTotal, submitButton, TODAY } from '../../features/booking/steps';
import { mapIsDrawn, mapWords } from '../../features/map/steps';

const ROUND_TRIP = 28_600;

const meta = preview.meta({ component: BookingPage, parameters: { answers: [tiles, agreeing] } });

/** One title, details on the left, options beside them, the price in sight; nothing to send yet. */
export const Default = meta.story({
  tags: ['page', 'heard'],
  async play(steps) {
    const { canvas } = steps;
    const t = booking(steps);
    await everythingHasArrived(steps);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(t('title'));
    await expect(await canvas.findByText(plainSpaces(t('types.hint')), {}, ARRIVES)).toBeVisible();
    await expect(canvas.getByRole('button', { name: mapWords(steps)('search') })).toBeDisabled();
    await expect(submitButton(steps)).toBeDisabled();
    await expect(field(steps, 'email').getBoundingClientRect().right).toBeLessThan(canvas.getByRole('region', { name: t('sections.options') }).getBoundingClientRect().left);
  },
});

/** The words of the specification. */
export const InEnglish = meta.story({
  tags: ['no-picture', '!dev'],
  globals: { locale: 'en' },
  async play(steps) {
    const { canvas } = steps;
    await everythingHasArrived(steps);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Book an Event' })).toBeVisible();
    await expect(canvas.getByText('Event bookings are requested at least two weeks ahead.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Search' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Locate Me' })).toBeEnabled();
    await expect(within(priceWidget(steps)).getByRole('status')).toHaveTextContent(/^TBD$/);
  },
});

/** A short menu, so that the picture shows the whole page and not the whole catalogue. */
const shortMenu = (['meat', 'side'] as const).map((name) =>
  http.get(`/api/${name}`, () => HttpResponse.json(catalogue[name].filter(({ id }) => ['brisket', 'ribs', 'trout', 'smoked-chicken', 'coleslaw', 'grilled-corn', 'mac-and-cheese'].includes(id)))),
);

/** A party of twelve, with its menu and its place on the map: the lines add up, the way included. */
export const Filled = meta.story({
  tags: ['layout'],
  parameters: { answers: [tiles, ...shortMenu] },
  beforeEach: drafted,
  async play(steps) {
    const { canvas, userEvent, globals } = steps;
    const t = mapWords(steps);
    await everythingHasArrived(steps);
    await userEvent.click(canvas.getByRole('button', { name: t('search') }));
    await expect(await canvas.findByText(plainSpaces(t('distance', { distance: formatDistance(ROUND_TRIP, languageOf(globals['locale'])) })), {}, ARRIVES)).toBeVisible();
    await mapIsDrawn(steps);
    await waitFor(() => expect(shownTotal(priceWidget(steps))).toBe(estimateFor({}, ROUND_TRIP).totalCents), ARRIVES);
    await expectLinesToAddUp(priceWidget(steps));
    await expect(choice({ canvas }, nameOnMenu('brisket', languageOf(globals['locale'])))).toBeChecked();
    await expect(submitButton(steps)).toBeEnabled();
    canvas.getByRole('button', { name: t('search') }).blur();
  },
});

/** The reference, the amount, the mail, and the way back. */
export const Submitted = meta.story({
  tags: ['layout'],
  beforeEach: drafted,
  async play(steps) {
    const t = booking(steps);
    await waitFor(() => expect(shownTotal(priceWidget(steps))).toBe(estimateFor().totalCents), ARRIVES);
    await send(steps);
    const result = await resultOf(t('success.title'));
    await expect(result).toHaveTextContent(plainSpaces(formatMoney(estimateFor().totalCents ?? 0, languageOf(steps.globals['locale']))));
    await expect(result).toHaveTextContent(plainSpaces(t('success.mail', { email: PARTY.email })));
    await expect(result).toHaveTextContent(plainSpaces(t('success.redirect')));
    await expect(within(result).getByRole('button', { name: t('success.stay') })).toBeVisible();
  },
});

/** The server fails; the values are kept, and so is the way. */
export const Failed = meta.story({
  tags: ['no-picture'],
  parameters: { answers: [tiles, failing(BOOKING)] },
  beforeEach: drafted,
  async play(steps) {
    const t = booking(steps);
    await send(steps);
    const result = await resultOf(t('error.title'));
    await expect(result).toHaveTextContent(plainSpaces(t('error.message')));
    await steps.userEvent.click(within(result).getByRole('button', { name: t('error.back') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), ARRIVES);
    await keptValues(steps);
  },
});

const withoutRoad = http.post('/api/google-maps-proxy', async ({ request }) => {
  const asked = JSON.stringify(await request.json());
  return asked.includes('geocode') ? HttpResponse.json(geocodeAnswer) : HttpResponse.json({ ...distanceAnswer, rows: [] });
});

/** The place is known and the road is not: the travel stays to be determined, and the request can go. */
export const DistanceFailed = meta.story({
  tags: ['no-picture', '!dev'],
  globals: { locale: 'en' },
  parameters: { answers: [tiles, withoutRoad] },
  beforeEach: drafted,
  async play(steps) {
    const { canvas, userEvent } = steps;
    await everythingHasArrived(steps);
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(await canvas.findByText('Error calculating distance', {}, ARRIVES)).toBeVisible();
    await expect(within(priceWidget(steps)).getAllByRole('definition', { hidden: true }).at(-1)).toHaveTextContent(/^TBD$/);
    await expect(submitButton(steps)).toBeEnabled();
    await mapIsDrawn(steps);
  },
});

/** The way joins the price at once, and leaves it when the address changes. */
export const Moved = meta.story({
  tags: ['no-picture', '!dev'],
  async play(steps) {
    const { userEvent } = steps;
    const tbd = plainSpaces(booking(steps)('price.tbd'));
    const total = () => within(priceWidget(steps)).getByRole('status');
    await everythingHasArrived(steps);
    await fill(steps, 'location', 'Upton');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(shownTotal(priceWidget(steps))).toBe(estimateFor({ meats: [], sides: [] }, ROUND_TRIP).totalCents), ARRIVES);
    await expectLinesToAddUp(priceWidget(steps));
    await userEvent.type(field(steps, 'location'), ', rang 9');
    await waitFor(() => expect(total()).toHaveTextContent(tbd), ARRIVES);
    await mapIsDrawn(steps);
    await expect(field(steps, 'location')).toHaveValue('Upton, rang 9');
    await expect(screen.queryByRole('alert')).toBeNull();
  },
});

/** A day in the address is filled in, at five o'clock. */
export const DateParameter = meta.story({
  tags: ['no-picture', '!dev'],
  parameters: { route: 'booking?date=2027-06-19' },
  async play(steps) {
    await waitFor(async () => expect(await picker(steps, 'eventDate')).toHaveTextContent('2027-06-19'), ARRIVES);
    await expect(await picker(steps, 'eventTime')).toHaveTextContent(steps.globals['locale'] === 'en' ? '05:00 pm' : '17 h 00');
  },
});

/** A day that is over counts for nothing. */
export const PastDateParameter = meta.story({
  tags: ['no-picture', '!dev'],
  parameters: { route: `booking?date=${addDays(TODAY, -1)}` },
  async play(steps) {
    await everythingHasArrived(steps);
    await expect(await picker(steps, 'eventDate')).not.toHaveTextContent('2027');
    await expect(await picker(steps, 'eventTime')).not.toHaveTextContent('17');
  },
});

/** At 320 px, as at 400 % zoom, nothing is lost and nothing is wider than the screen. */
export const Narrow = meta.story({
  tags: ['no-picture', '!dev'],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  beforeEach: drafted,
  async play(steps) {
    await everythingHasArrived(steps);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(priceWidget(steps).getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await expect(steps.canvas.getByRole('button', { name: mapWords(steps)('locate') })).toBeVisible();
  },
});
