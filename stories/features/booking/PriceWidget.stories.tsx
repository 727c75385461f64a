import Box from '@mui/material/Box';
import { expect, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { formatDistance, formatMoney } from '../../../src/contract/formats';
import { lineName } from '../../../src/contract/requestDisplay';
import { PriceWidget } from '../../../src/features/booking/PriceWidget';
import { otherBusiness } from '../../fixtures/otherBusiness';
import { languageOf, normalizeSpaces } from '../../fixtures/translate';
import { estimateFor, menu, nameOnMenu, sideLike } from './menu';
import { booking, expectLinesToAddUp, priceWidget } from './steps';

const FAR = { metres: 120_200, approximate: false };
const UNPRICED = { ...menu, sides: [sideLike('coleslaw', { sellPerKg: null }), sideLike('grilled-corn', { avgKgPerPerson: null })] };
const NOTHING = { meats: [], sides: [] };

const meta = preview.meta({
  component: PriceWidget,
  args: { estimate: estimateFor({}, FAR.metres), guests: 12, nameOf: (id: string) => id, travel: FAR as typeof FAR | null },
  // Passes the menu's names in the story's language.
  render: (args, { globals }) => <PriceWidget {...args} nameOf={(id) => nameOnMenu(id, languageOf(globals['locale']))} />,
  decorators: [
    (Story) => (
      <Box sx={{ p: { lg: 6 }, maxWidth: { lg: 368 }, minHeight: '100dvh' }}>
        <Story />
      </Box>
    ),
  ],
});

/**
 * Price with its items. Checks that each item has a name, that the items add up to the total, and that the total is the largest figure, before taxes.
 */
export const Default = meta.story({
  tags: ['layout'],
  async play(steps) {
    const language = languageOf(steps.globals['locale']);
    const t = booking(steps);
    const widget = priceWidget(steps);
    const total = steps.args.estimate.totalCents ?? 0;
    await expect(within(widget).getByRole('heading', { name: t('price.total') })).toBeVisible();
    await expect(within(widget).getByRole('status')).toHaveTextContent(normalizeSpaces(`${formatMoney(total, language)}${t('price.taxes')}`));
    await expectLinesToAddUp(widget);
    const names = within(widget).getAllByRole('term').map((name) => normalizeSpaces(name.textContent));
    await expect(names).toEqual(
      ['brisket', 'ribs', 'coleslaw-0', 'coleslaw-2', 'grilled-corn'].map((id) => nameOnMenu(id, language)).concat(t('price.setup'), normalizeSpaces(t('price.travelFar', { distance: formatDistance(FAR.metres, language) }))).map(normalizeSpaces),
    );
    await expect(within(widget).getByText(t('guests', { count: 12 }))).toBeVisible();
  },
});

/** Empty price: no choices and no address. Checks the exact texts of the specification. */
export const Empty = meta.story({
  globals: { locale: 'en' },
  args: { estimate: estimateFor(NOTHING), guests: 1, travel: null },
  async play(steps) {
    const widget = priceWidget(steps);
    await expect(within(widget).getByRole('status')).toHaveTextContent(/^TBD$/);
    await expect(within(widget).getByRole('definition')).toHaveTextContent(/^TBD$/);
    await expect(within(widget).getByRole('term')).toHaveTextContent(/^Travel$/);
    await expect(within(widget).getByText('1 guest in total')).toBeVisible();
    await expect(within(widget).queryByText('taxes extra')).toBeNull();
  },
});

/** Price of the menu, with the travel distance still unknown. */
export const UnknownTravel = meta.story({
  tags: ['no-screenshot', '!dev'],
  args: { estimate: estimateFor(), travel: null },
  async play(steps) {
    const widget = priceWidget(steps);
    await expect(within(widget).getAllByRole('definition').at(-1)).toHaveTextContent(normalizeSpaces(booking(steps)('price.tbd')));
    await expectLinesToAddUp(widget);
  },
});

/** Price of the setup and the travel only, with an approximate distance. */
export const ApproximateTravel = meta.story({
  tags: ['no-screenshot', '!dev'],
  args: { estimate: estimateFor(NOTHING, 24_600), travel: { metres: 24_600, approximate: true } },
  async play(steps) {
    const language = languageOf(steps.globals['locale']);
    const widget = priceWidget(steps);
    await expect(within(widget).getByRole('status')).toHaveTextContent(normalizeSpaces(formatMoney(7500, language)));
    await expect(within(widget).getByText(normalizeSpaces(booking(steps)('price.travelAbout', { distance: formatDistance(24_600, language) })))).toBeVisible();
    await expectLinesToAddUp(widget);
  },
});

/** Selected sides without a valid price. Checks the exact texts of the specification. */
export const NoValidPricing = meta.story({
  globals: { locale: 'en' },
  args: { estimate: estimateFor({ meats: [] }, null, UNPRICED), travel: null },
  async play(steps) {
    const widget = priceWidget(steps);
    await expect(within(widget).getByText('No valid pricing found')).toBeVisible();
    await expect(within(widget).queryByText(/incomplete/)).toBeNull();
  },
});

/** One of several prices missing. Checks that the total is marked as incomplete. */
export const Partial = meta.story({
  args: { estimate: estimateFor({}, FAR.metres, { ...menu, sides: [sideLike('coleslaw'), sideLike('grilled-corn', { sellPerKg: null })] }) },
  async play(steps) {
    const t = booking(steps);
    const widget = priceWidget(steps);
    await expect(within(widget).getByText(normalizeSpaces(t('price.partial')))).toBeVisible();
    await expect(within(widget).queryByText(t('price.noValid'))).toBeNull();
    await expectLinesToAddUp(widget);
  },
});

/** Pizza event. Checks that the price is said to be set on confirmation. */
export const Pizza = meta.story({
  args: { estimate: estimateFor({ eventType: 'pizza-popup' }), travel: null },
  async play(steps) {
    await expect(within(priceWidget(steps)).getByText(booking(steps)('price.pizza'))).toBeVisible();
  },
});

/** Minimized price card. Checks that only the total remains, and that the items return when the card is expanded. */
export const Minimized = meta.story({
  async play(steps) {
    const { canvas, userEvent } = steps;
    const t = booking(steps);
    const lines = canvas.getByRole('group', { name: t('price.title') });
    await userEvent.click(canvas.getByRole('button', { name: t('price.minimize'), expanded: true }));
    await expect(lines).not.toBeVisible();
    await expect(canvas.getByRole('status')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('price.maximize'), expanded: false }));
    await expect(lines).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('price.minimize') }));
  },
});

/** Mobile: bar at the bottom of the viewport. Checks that the bar expands into the items. */
export const Maximized = meta.story({
  tags: ['no-screenshot', '!dev'],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  async play(steps) {
    const { canvas, userEvent } = steps;
    const t = booking(steps);
    const widget = priceWidget(steps);
    await expect(Math.round(widget.getBoundingClientRect().bottom)).toBe(window.innerHeight);
    await expect(widget.getBoundingClientRect().height).toBeLessThan(112);
    await userEvent.click(canvas.getByRole('button', { name: t('price.maximize') }));
    await expect(canvas.getByRole('group', { name: t('price.title') })).toBeVisible();
    await expect(widget.getBoundingClientRect().top).toBeGreaterThan(0);
    await expectLinesToAddUp(widget);
  },
});

/** Whole menu for five hundred guests. Checks that the items scroll and that the total stays fully visible. */
export const ManyGuests = meta.story({
  args: {
    estimate: estimateFor({ adults: 500, children: 0, meats: menu.meats.map(({ id }) => id), sides: menu.sides.flatMap(({ id, variations }) => [id, ...variations.map((_, index) => `${id}-${index}`)]) }, FAR.metres),
    guests: 500,
  },
  async play(steps) {
    const widget = priceWidget(steps);
    await expectLinesToAddUp(widget);
    await expect(widget.getBoundingClientRect().height).toBeLessThan(window.innerHeight);
    const total = within(widget).getByRole('status');
    await expect(total.scrollWidth).toBeLessThanOrEqual(total.clientWidth);
  },
});

/** Pizza with prices of its own, of a business that collects no taxes. Checks that pizza and its toppings are in the total, and that no note is left. */
export const PricedPizza = meta.story({
  parameters: { settings: otherBusiness },
  args: { estimate: estimateFor({ eventType: 'pizza-popup', toppings: ['mushrooms', 'olives'] }, FAR.metres, menu, otherBusiness) },
  render: (args, { globals }) => <PriceWidget {...args} nameOf={(id) => lineName({ id, name: id }, languageOf(globals['locale']), otherBusiness.lists)} />,
  async play(steps) {
    const language = languageOf(steps.globals['locale']);
    const widget = priceWidget(steps);
    await expectLinesToAddUp(widget);
    const amounts = within(widget).getAllByRole('definition').map(({ textContent }) => normalizeSpaces(textContent));
    await expect(amounts.slice(0, 2)).toEqual([1950 * 12, 125 * 12].map((cents) => normalizeSpaces(formatMoney(cents, language))));
    await expect(within(widget).queryByText(booking(steps)('price.pizza'))).toBeNull();
    await expect(within(widget).queryByText(booking(steps)('price.taxes'))).toBeNull();
  },
});
