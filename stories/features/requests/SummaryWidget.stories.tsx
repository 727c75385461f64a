import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { expect, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { estimateOf } from '../../../src/contract/bookingRequest';
import { formatMoney } from '../../../src/contract/formats';
import { summaryOf } from '../../../src/contract/summaryRequest';
import { SummaryWidget } from '../../../src/features/requests/SummaryWidget';
import { expectRing, pressKey } from '../../fixtures/keys';
import { languageOf, plainSpaces } from '../../fixtures/spoken';
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

/** Every line, both taxes apart, and the total with them; a child's price is told and charged nowhere. */
export const Default = meta.story({
  tags: ['layout'],
  async play(steps) {
    const t = requests(steps);
    const language = languageOf(steps.globals['locale']);
    const { totalCents, subtotalCents, gstCents, qstCents } = summaryOf(EVENT, catalogue, FAR.metres);
    await expect(within(widget(steps)).getByRole('status')).toHaveTextContent(plainSpaces(`${formatMoney(totalCents, language)}${t('summary.taxed')}`));
    const amounts = within(widget(steps)).getAllByRole('definition').map((line) => centsIn(line.textContent));
    await expect(amounts.slice(-3)).toEqual([subtotalCents, gstCents, qstCents]);
    await expect(amounts.slice(0, -3).reduce((sum, cents) => sum + cents, 0)).toBe(subtotalCents);
    await expect(within(widget(steps)).getByText(plainSpaces(t('summary.child', { price: formatMoney(2500, language) })))).toBeVisible();
  },
});

/** A training counts tools and themes, no sides and no road. */
export const Training = meta.story({
  args: { values: TRAINING, travel: null, road: false },
  async play(steps) {
    const t = requests(steps);
    await expect(within(widget(steps)).queryByText(t('summary.travel'))).toBeNull();
    await expect(within(widget(steps)).getAllByRole('term')).toHaveLength(9);
  },
});

/** The way is not known yet: it is to be determined, and a sentence says when. */
export const UnknownTravel = meta.story({
  args: { travel: null },
  async play(steps) {
    const t = requests(steps);
    await expect(within(widget(steps)).getByText(t('summary.tbd'))).toBeVisible();
    await expect(within(widget(steps)).getByText(plainSpaces(t('summary.roadUnknown')))).toBeVisible();
  },
});

/** A dish without a price by the serving. */
export const Partial = meta.story({
  args: { catalogue: { ...catalogue, sides: catalogue.sides.map((side) => ({ ...side, sellPerServing: null })) } },
  play: async (steps) => expect(within(widget(steps)).getByText(plainSpaces(requests(steps)('summary.partial')))).toBeVisible(),
});

/** The menu cannot be read: what was chosen of it is not in the total, and that is said; of a menu on its way nothing is said yet. */
export const Failed = meta.story({
  args: { catalogue: { meats: [], sides: [], tools: [], contentFocus: [], loading: false } },
  play: async (steps) => expect(within(widget(steps)).getByText(plainSpaces(requests(steps)('summary.unread')))).toBeVisible(),
});

export const Minimized = meta.story({
  async play(steps) {
    const t = requests(steps);
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: t('summary.minimize') }));
    await expect(steps.canvas.queryByRole('group', { name: t('summary.lines') })).toBeNull();
    await expect(steps.canvas.getByRole('button', { name: t('summary.maximize'), expanded: false })).toBeVisible();
  },
});

/** Hidden, a button is left; shown again, everything is back. */
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

/** A bar on a phone that opens into its lines, and leaves the page in sight. */
export const Expanded = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  tags: ['no-picture', '!dev'],
  async play(steps) {
    const t = requests(steps);
    await expect(widget(steps).getBoundingClientRect().height).toBeLessThan(120);
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: t('summary.maximize') }));
    await expect(steps.canvas.getByRole('group', { name: t('summary.lines') })).toBeVisible();
    await expect(widget(steps).getBoundingClientRect().top).toBeGreaterThan(0);
  },
});

/** The two estimates of one party, side by side: the gap that the owner is asked to settle. */
export const TwoEstimates = meta.story({
  decorators: [
    (Story, { globals }) => {
      const language = languageOf(globals['locale']);
      const page = estimateOf({ adults: EVENT.adults, children: EVENT.children, eventType: 'smokehouse-popup', meats: EVENT.meats, sides: EVENT.sides }, catalogue, FAR.metres);
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
    const page = estimateOf({ adults: EVENT.adults, children: EVENT.children, eventType: 'smokehouse-popup', meats: EVENT.meats, sides: EVENT.sides }, catalogue, FAR.metres).totalCents ?? 0;
    await expect(summaryOf(EVENT, catalogue, FAR.metres).totalCents).not.toBe(page);
    await expect(steps.canvas.getByText(plainSpaces(formatMoney(page, languageOf(steps.globals['locale']))))).toBeVisible();
    await expect(widget(steps)).toBeVisible();
  },
});

/** By keyboard alone: hidden and shown again, the focus is not lost, and the lines fold with the space bar. */
export const Keyboard = meta.story({
  tags: ['no-picture', '!dev'],
  async play(steps) {
    const button = (name: 'hide' | 'show' | 'minimize' | 'maximize') => steps.canvas.getByRole('button', { name: requests(steps)(`summary.${name}`) });
    await pressKey(steps, button('hide'));
    await expect(button('show')).toHaveFocus();
    await expectRing();
    await steps.userEvent.keyboard(' ');
    await expect(button('hide')).toHaveFocus();
    await expectRing();
    await pressKey(steps, button('minimize'), ' ');
    await expect(button('maximize')).toHaveFocus();
  },
});
