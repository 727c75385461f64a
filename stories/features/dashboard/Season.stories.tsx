import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { Season } from '../../../src/features/dashboard/Season';
import { expectFocusRing, pressKey } from '../../fixtures/keyboard';
import { emptyOverview, overview } from '../../fixtures/overview';
import { drawn, PHONE, texts } from './steps';
import { withWidth } from '../../fixtures/frames';

const { season, kinds } = overview;
const meta = preview.meta({ component: Season, decorators: [withWidth(640, 4)], args: { season, kinds } });

/** Season: the total confirmed, the requests of each month and the kinds of events requested. */
export const Default = meta.story({
  async play({ canvas, canvasElement, globals }) {
    await drawn({ canvasElement });
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(globals['locale'] === 'fr' ? '40 847,65 $' : '$40,847.65');
    await expect(canvas.getByRole('button', { name: texts({ globals })('season.byRequests') })).toHaveAttribute('aria-pressed', 'true');
  },
});

/** Season by value. Checks that the chart and its table show amounts. */
export const ByValue = meta.story({
  async play({ canvas, canvasElement, globals, userEvent }) {
    const t = texts({ globals });
    await drawn({ canvasElement });
    await userEvent.click(canvas.getByRole('button', { name: t('season.byValue') }));
    await userEvent.click(canvas.getByText(t('figures')));
    await expect(canvas.getByRole('row', { name: globals['locale'] === 'fr' ? /juillet 2027 11\s040,00\s\$/ : /July 2027 \$11,040\.00/ })).toBeVisible();
  },
});

/** Season without data. Checks that a single sentence is shown, without options. */
export const Empty = meta.story({
  args: { season: emptyOverview.season, kinds: [] },
  async play({ canvas, canvasElement, globals }) {
    const t = texts({ globals });
    await expect(canvas.getByText(t('season.noKinds'))).toBeVisible();
    await expect(canvas.queryByRole('group', { name: t('season.choose') })).toBeNull();
    await expect(canvasElement.querySelector('svg')).toBeNull();
  },
});

const only = (changes: Partial<(typeof season)[number]>) => emptyOverview.season.map((month) => (month.month === '2027-07' ? { ...month, ...changes } : month));

/** Single request. Checks that a sentence replaces the chart, and that the view by value is still empty. */
export const OneRequest = meta.story({
  args: { season: only({ requested: 1 }), kinds: [{ kind: 'smokehouse-popup', count: 1 }] },
  async play({ canvas, canvasElement, globals, userEvent }) {
    const t = texts({ globals });
    const fr = globals['locale'] === 'fr';
    await expect(canvas.getByText(fr ? 'Une demande en attente, en juillet 2027.' : 'One request waiting, in July 2027.')).toBeVisible();
    await expect(canvas.getByText(fr ? /^Une demande\s: Repas du fumoir chez vous\.$/ : 'One request: Smokehouse Event.')).toBeVisible();
    await expect(canvasElement.querySelector('svg')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('season.byValue') }));
    await expect(canvas.getByText(t('season.noValue'))).toBeVisible();
  },
});

/** All confirmed events in a single month. */
export const OneMonth = meta.story({
  tags: ['no-screenshot'],
  args: { season: only({ confirmed: 3, valueCents: 612_400 }), kinds: [{ kind: 'smokehouse-popup', count: 2 }, { kind: 'pizza-popup', count: 1 }] },
  async play({ canvas, canvasElement, globals, userEvent }) {
    const fr = globals['locale'] === 'fr';
    await expect(canvas.getByText(fr ? '3 demandes confirmées, toutes en juillet 2027.' : '3 confirmed requests, all in July 2027.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: texts({ globals })('season.byValue') }));
    await expect(canvas.getByText(fr ? 'Le tout en juillet 2027.' : 'All of it in July 2027.')).toBeVisible();
    await expect(canvasElement.querySelector('svg')).toBeNull();
  },
});

export const Narrow = meta.story({ ...PHONE, play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320) });

/** Keyboard navigation. Checks that the space bar selects the chart's measure and that the option keeps the focus. */
export const Keyboard = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    const { canvas, canvasElement, globals } = steps;
    await drawn({ canvasElement });
    const byValue = canvas.getByRole('button', { name: texts({ globals })('season.byValue') });
    await pressKey(steps, byValue, ' ');
    await expect(byValue).toHaveAttribute('aria-pressed', 'true');
    await expect(byValue).toHaveFocus();
    await expectFocusRing();
  },
});
