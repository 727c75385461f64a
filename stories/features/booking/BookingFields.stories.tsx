import Box from '@mui/material/Box';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { DEFAULT_SETTINGS } from '../../../src/contract/defaultPrivateSettings';
import { travelFeeCents } from '../../../src/contract/pricing';
import { BookingFields } from '../../../src/features/booking/BookingFields';
import { languageOf, normalizeSpaces } from '../../fixtures/translate';
import { estimateFor, menu, nameOnMenu, PARTY } from './menu';
import { ARRIVES, booking, centsIn, choice, waitForAllLoaded, expectLinesToAddUp, fieldByName, inBookingForm, plainDay, PlainLocation, priceWidget, shownTotal, TODAY } from './steps';
import type { KnownTravel } from '../../../src/components/form/locationField';

const NEAR: KnownTravel = { metres: 28_600, approximate: false };
const ABOUT_NEAR: KnownTravel = { ...NEAR, approximate: true };
const menuOfThree = { meats: menu.meats.slice(0, 3), sides: menu.sides.filter(({ id }) => ['coleslaw', 'grilled-corn', 'mac-and-cheese'].includes(id)), tools: menu.tools.slice(0, 2) };

const meta = preview.meta({
  component: BookingFields,
  args: {
    catalogue: { ...menuOfThree, loading: false },
    today: TODAY,
    renderDay: plainDay,
    renderPlace: (slot) => <PlainLocation slot={slot} />,
    onTravel: fn(),
  },
  decorators: [
    (Story) => (
      <Box sx={{ p: { xs: 4, lg: 10 }, maxWidth: 1360 }}>
        <Story />
      </Box>
    ),
    inBookingForm,
  ],
});

/** Desktop layout: details on the left, options in the next column, and the price always visible beside them. */
export const Default = meta.story({
  async play(steps) {
    const { canvas } = steps;
    const t = booking(steps);
    await waitForAllLoaded(steps);
    await expect(await canvas.findByText(normalizeSpaces(t('types.hint')), {}, ARRIVES)).toBeVisible();
    const details = canvas.getByRole('heading', { level: 2, name: t('sections.host') }).getBoundingClientRect();
    const options = canvas.getByRole('region', { name: t('sections.options') }).getBoundingClientRect();
    await expect(details.right).toBeLessThan(options.left);
    await expect(options.right).toBeLessThan(priceWidget(steps).getBoundingClientRect().left);
  },
});

/** Completed form. Checks that the price contains every choice. */
export const Filled = meta.story({
  parameters: { booking: PARTY },
  args: { renderPlace: (slot) => <PlainLocation slot={slot} travel={NEAR} /> },
  async play(steps) {
    await waitForAllLoaded(steps);
    await waitFor(() => expect(shownTotal(priceWidget(steps))).toBe(estimateFor({}, NEAR.metres).totalCents), ARRIVES);
    await expect(fieldByName(steps, 'location')).toHaveValue(PARTY.location);
    await expectLinesToAddUp(priceWidget(steps));
    await expect(steps.args.onTravel).toHaveBeenLastCalledWith(NEAR.metres);
  },
});

/** Number of guests changed. Checks that adults and children are totalled immediately, beside the fields and in the price. */
export const MoreGuests = meta.story({
  tags: ['no-screenshot', '!dev'],
  parameters: { booking: PARTY },
  async play(steps) {
    const { canvas, userEvent } = steps;
    const t = booking(steps);
    await waitForAllLoaded(steps);
    const before = shownTotal(priceWidget(steps));
    await userEvent.clear(fieldByName(steps, 'adults'));
    await userEvent.type(fieldByName(steps, 'adults'), '37');
    await waitFor(() => expect(canvas.getAllByText(t('guests', { count: 40 }))).toHaveLength(2), ARRIVES);
    await expect(shownTotal(priceWidget(steps))).toBeGreaterThan(before);
    await expectLinesToAddUp(priceWidget(steps));
    await userEvent.type(fieldByName(steps, 'children'), '{Backspace}10');
    await waitFor(() => expect(canvas.getAllByText(t('guests', { count: 47 }))).toHaveLength(2), ARRIVES);
  },
});

/** Options chosen. Checks that each states its price effect and adds exactly that amount, with the setup fee once. */
export const Chosen = meta.story({
  tags: ['no-screenshot', '!dev'],
  parameters: { booking: { adults: 10, eventType: 'smokehouse-popup' } },
  async play(steps) {
    const { canvas, userEvent, globals } = steps;
    const language = languageOf(globals['locale']);
    const widget = priceWidget(steps);
    const total = (cents: number) => waitFor(() => expect(shownTotal(priceWidget(steps))).toBe(cents), ARRIVES);
    await waitForAllLoaded(steps);
    await waitFor(() => expect(within(widget).getByRole('status')).toHaveTextContent(normalizeSpaces(booking(steps)('price.tbd'))), ARRIVES);
    await userEvent.click(await canvas.findByRole('checkbox', { name: nameOnMenu('brisket', language) }, ARRIVES));
    await total(16_120 + 2500);
    const bacon = choice({ canvas }, menu.sides.find(({ id }) => id === 'mac-and-cheese')?.variations[1]?.name[language] ?? '');
    await userEvent.click(bacon);
    await total(16_120 + 2500 + 5616 + 1950);
    await expectLinesToAddUp(widget);
    await userEvent.click(bacon);
    await total(16_120 + 2500);
  },
});

/** Distant address with an approximate distance. Checks that the travel fee is included and labelled as an estimate. */
export const ApproximateTravel = meta.story({
  tags: ['no-screenshot', '!dev'],
  args: { renderPlace: (slot) => <PlainLocation slot={slot} travel={ABOUT_NEAR} /> },
  async play(steps) {
    await waitForAllLoaded(steps);
    const [setup, travel] = within(priceWidget(steps)).getAllByRole('definition');
    await expect(centsIn(setup?.textContent ?? '')).toBe(2500);
    await expect(centsIn(travel?.textContent ?? '')).toBe(travelFeeCents(NEAR.metres, DEFAULT_SETTINGS.bookingRates));
    await expectLinesToAddUp(priceWidget(steps));
  },
});

/** Event type changed to pizza. Checks that the meats chosen before are not included in the price. */
export const TypeChanged = meta.story({
  tags: ['no-screenshot', '!dev'],
  parameters: { booking: PARTY },
  async play(steps) {
    const { canvas, userEvent } = steps;
    const t = booking(steps);
    await waitForAllLoaded(steps);
    await canvas.findByRole('group', { name: t('options.meats') }, ARRIVES);
    await userEvent.selectOptions(fieldByName(steps, 'eventType'), 'pizza-popup');
    await expect(await canvas.findByRole('group', { name: t('options.toppings') }, ARRIVES)).toBeVisible();
    await expect(canvas.queryByRole('group', { name: t('options.meats') })).toBeNull();
    await waitFor(() => expect(within(priceWidget(steps)).getByRole('status')).toHaveTextContent(normalizeSpaces(t('price.tbd'))), ARRIVES);
    await expect(within(priceWidget(steps)).getByText(t('price.pizza'))).toBeVisible();
    await userEvent.selectOptions(fieldByName(steps, 'eventType'), 'smokehouse-popup');
    await waitFor(() => expect(shownTotal(priceWidget(steps))).toBe(estimateFor().totalCents), ARRIVES);
  },
});

/** Menu loading. Checks that the fields are shown in the meantime. */
export const Loading = meta.story({
  tags: ['no-screenshot'],
  parameters: { booking: { eventType: 'smokehouse-popup' } },
  args: { catalogue: { meats: [], sides: [], tools: [], loading: true } },
  async play(steps) {
    await expect(await steps.canvas.findByRole('progressbar', {}, ARRIVES)).toBeVisible();
    await expect(fieldByName(steps, 'hostName')).toBeEnabled();
  },
});

/** Mobile: all fields in one column, and the price fixed to the bottom edge. Checks that the price covers no field. */
export const Narrow = meta.story({
  tags: ['no-screenshot', '!dev'],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  parameters: { booking: PARTY },
  async play(steps) {
    await waitForAllLoaded(steps);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    window.scrollTo(0, document.documentElement.scrollHeight);
    const links = steps.canvas.getAllByRole('link');
    await expect(links.at(-1)?.getBoundingClientRect().bottom).toBeLessThanOrEqual(priceWidget(steps).getBoundingClientRect().top);
    window.scrollTo(0, 0);
  },
});
