import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { expect, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { estimateOf } from '../../../src/contract/bookingRequest';
import { DEFAULT_SETTINGS } from '../../../src/contract/defaultPrivateSettings';
import { formatMoney } from '../../../src/contract/formats';
import { summaryOf } from '../../../src/contract/summaryRequest';
import { SummaryWidget } from '../../../src/features/requests/SummaryWidget';
import { expectFocusRing, pressKey } from '../../fixtures/keyboard';
import { languageOf, normalizeSpaces } from '../../fixtures/translate';
import type { PlayContext } from '../../fixtures/playContext';
import { centsIn } from '../booking/steps';
import { catalogue, EVENT, FAR, requests, TRAINING } from './steps';

const widget = (steps: PlayContext) => steps.canvas.getByRole('complementary', { name: requests(steps)('summary.region') });

const meta = preview.meta({
  component: SummaryWidget,
  args: { values: EVENT, catalogue, travel: FAR as typeof FAR | null, road: true },
  decorators: [
    (Story) => (
      <Box sx={{ p: { lg: 6 }, maxWidth: { lg: 400 }, minHeight: '100dvh' }}>
        <Story />
      </Box>
    ),
  ],
});

/** All lines, both taxes and the total including taxes. The price per child is shown but not charged. */
export const Default = meta.story({
  tags: ['layout'],
  async play(steps) {
    const t = requests(steps);
    const language = languageOf(steps.globals['locale']);
    const { totalCents, subtotalCents, gstCents, qstCents } = summaryOf(EVENT, catalogue, FAR.metres, DEFAULT_SETTINGS);
    await expect(within(widget(steps)).getByRole('status')).toHaveTextContent(normalizeSpaces(`${formatMoney(totalCents, language)}${t('summary.taxed')}`));
    const amounts = within(widget(steps)).getAllByRole('definition').map((line) => centsIn(line.textContent));
    await expect(amounts.slice(-3)).toEqual([subtotalCents, gstCents, qstCents]);
    await expect(amounts.slice(0, -3).reduce((sum, cents) => sum + cents, 0)).toBe(subtotalCents);
    await expect(within(widget(steps)).getByText(normalizeSpaces(t('summary.child', { price: formatMoney(2500, language) })))).toBeVisible();
  },
});

/** Training: tools and themes are charged; sides and travel are not. */
export const Training = meta.story({
  args: { values: TRAINING, travel: null, road: false },
  async play(steps) {
    const t = requests(steps);
    await expect(within(widget(steps)).queryByText(t('summary.travel'))).toBeNull();
    await expect(within(widget(steps)).getAllByRole('term')).toHaveLength(9);
  },
});

/** Travel distance unknown: the fee is to be determined, and a note says when. */
export const UnknownTravel = meta.story({
  args: { travel: null },
  async play(steps) {
    const t = requests(steps);
    await expect(within(widget(steps)).getByText(t('summary.tbd'))).toBeVisible();
    await expect(within(widget(steps)).getByText(normalizeSpaces(t('summary.roadUnknown')))).toBeVisible();
  },
});

/** Dish without a price per serving: the total is marked as partial. */
export const Partial = meta.story({
  args: { catalogue: { ...catalogue, sides: catalogue.sides.map((side) => ({ ...side, sellPerServing: null })) } },
  play: async (steps) => expect(within(widget(steps)).getByText(normalizeSpaces(requests(steps)('summary.partial')))).toBeVisible(),
});

/** Menu failed to load: a note says that the selected dishes are not in the total. No note is shown while the menu loads. */
export const Failed = meta.story({
  args: { catalogue: { meats: [], sides: [], tools: [], contentFocus: [], loading: false } },
  play: async (steps) => expect(within(widget(steps)).getByText(normalizeSpaces(requests(steps)('summary.unread')))).toBeVisible(),
});

export const Minimized = meta.story({
  async play(steps) {
    const t = requests(steps);
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: t('summary.minimize') }));
    await expect(steps.canvas.queryByRole('group', { name: t('summary.lines') })).toBeNull();
    await expect(steps.canvas.getByRole('button', { name: t('summary.maximize'), expanded: false })).toBeVisible();
  },
});

/** Hidden: only a button is left. The button restores the whole summary. */
export const Hidden = meta.story({
  async play(steps) {
    const t = requests(steps);
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: t('summary.hide') }));
    await expect(steps.canvas.queryByRole('complementary')).toBeNull();
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: t('summary.show') }));
    await expect(widget(steps)).toBeVisible();
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: t('summary.hide') }));
    await expect(steps.canvas.getByRole('button', { name: t('summary.show') })).toBeVisible();
  },
});

/** Mobile: a bar that expands to its lines and does not cover the whole viewport. */
export const Expanded = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    const t = requests(steps);
    await expect(widget(steps).getBoundingClientRect().height).toBeLessThan(120);
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: t('summary.maximize') }));
    await expect(steps.canvas.getByRole('group', { name: t('summary.lines') })).toBeVisible();
    await expect(widget(steps).getBoundingClientRect().top).toBeGreaterThan(0);
  },
});

/** Two estimates of one party side by side, which show the gap that the owner is asked to settle. */
export const TwoEstimates = meta.story({
  decorators: [
    (Story, { globals }) => {
      const language = languageOf(globals['locale']);
      const page = estimateOf({ adults: EVENT.adults, children: EVENT.children, eventType: 'smokehouse-popup', toppings: [], meats: EVENT.meats, sides: EVENT.sides }, catalogue, FAR.metres, DEFAULT_SETTINGS.bookingRates);
      return (
        <Box sx={{ display: 'grid', gap: 6, gridTemplateColumns: { lg: '1fr 1fr' }, width: { lg: 760 }, alignItems: 'start' }}>
          <Box sx={{ p: 5, border: 1, borderColor: 'divider', borderRadius: 1 }}>
            <Typography variant="h4" component="h2">
              {language === 'fr' ? 'Page de réservation' : 'Booking page'}
            </Typography>
            <Typography sx={{ fontSize: '2rem', fontWeight: 700 }}>{formatMoney(page.totalCents ?? 0, language)}</Typography>
            <Typography variant="body2">{language === 'fr' ? 'Taxes en sus : au kilogramme, × 1,3, plus 25 $.' : 'Taxes extra: by the kilogram, × 1.3, plus $25.'}</Typography>
          </Box>
          <Story />
        </Box>
      );
    },
  ],
  async play(steps) {
    const page = estimateOf({ adults: EVENT.adults, children: EVENT.children, eventType: 'smokehouse-popup', toppings: [], meats: EVENT.meats, sides: EVENT.sides }, catalogue, FAR.metres, DEFAULT_SETTINGS.bookingRates).totalCents ?? 0;
    await expect(summaryOf(EVENT, catalogue, FAR.metres, DEFAULT_SETTINGS).totalCents).not.toBe(page);
    await expect(steps.canvas.getByText(normalizeSpaces(formatMoney(page, languageOf(steps.globals['locale']))))).toBeVisible();
    await expect(widget(steps)).toBeVisible();
  },
});

/** Keyboard only: the focus is kept when the summary is hidden and shown, and Space collapses its lines. */
export const Keyboard = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    const button = (name: 'hide' | 'show' | 'minimize' | 'maximize') => steps.canvas.getByRole('button', { name: requests(steps)(`summary.${name}`) });
    await pressKey(steps, button('hide'));
    await expect(button('show')).toHaveFocus();
    await expectFocusRing();
    await steps.userEvent.keyboard(' ');
    await expect(button('hide')).toHaveFocus();
    await expectFocusRing();
    await pressKey(steps, button('minimize'), ' ');
    await expect(button('maximize')).toHaveFocus();
  },
});
