import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { Season } from '../../../src/features/dashboard/Season';
import { expectRing, pressKey } from '../../fixtures/keys';
import { emptyOverview, overview } from '../../fixtures/overview';
import { drawn, PHONE, roomy, words } from './steps';

const { season, kinds } = overview;
const meta = preview.meta({ component: Season, decorators: [roomy], args: { season, kinds } });

/** What is confirmed in all, the requests of each month, and what people ask for. */
export const Default = meta.story({
  async play({ canvas, canvasElement, globals }) {
    await drawn({ canvasElement });
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(globals['locale'] === 'fr' ? '40 847,65 $' : '$40,847.65');
    await expect(canvas.getByRole('button', { name: words({ globals })('season.byRequests') })).toHaveAttribute('aria-pressed', 'true');
  },
});

/** The value instead, in the picture and in its table. */
export const ByValue = meta.story({
  async play({ canvas, canvasElement, globals, userEvent }) {
    const t = words({ globals });
    await drawn({ canvasElement });
    await userEvent.click(canvas.getByRole('button', { name: t('season.byValue') }));
    await userEvent.click(canvas.getByText(t('figures')));
    await expect(canvas.getByRole('row', { name: globals['locale'] === 'fr' ? /juillet 2027 11\s040,00\s\$/ : /July 2027 \$11,040\.00/ })).toBeVisible();
  },
});

/** Nothing at all is said once, with nothing to choose from. */
export const Empty = meta.story({
  args: { season: emptyOverview.season, kinds: [] },
  async play({ canvas, canvasElement, globals }) {
    const t = words({ globals });
    await expect(canvas.getByText(t('season.noKinds'))).toBeVisible();
    await expect(canvas.queryByRole('group', { name: t('season.choose') })).toBeNull();
    await expect(canvasElement.querySelector('svg')).toBeNull();
  },
});

const only = (changes: Partial<(typeof season)[number]>) => emptyOverview.season.map((month) => (month.month === '2027-07' ? { ...month, ...changes } : month));

/** A single request is a sentence, no chart; by value there is nothing to tell of it yet. */
export const OneRequest = meta.story({
  args: { season: only({ requested: 1 }), kinds: [{ kind: 'smokehouse-popup', count: 1 }] },
  async play({ canvas, canvasElement, globals, userEvent }) {
    const t = words({ globals });
    const fr = globals['locale'] === 'fr';
    await expect(canvas.getByText(fr ? 'Une demande en attente, en juillet 2027.' : 'One request waiting, in July 2027.')).toBeVisible();
    await expect(canvas.getByText(fr ? /^Une demande\s: Repas du fumoir chez vous\.$/ : 'One request: Smokehouse Event.')).toBeVisible();
    await expect(canvasElement.querySelector('svg')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('season.byValue') }));
    await expect(canvas.getByText(t('season.noValue'))).toBeVisible();
  },
});

/** Everything that is confirmed falls in one month. */
export const OneMonth = meta.story({
  tags: ['no-picture'],
  args: { season: only({ confirmed: 3, valueCents: 612_400 }), kinds: [{ kind: 'smokehouse-popup', count: 2 }, { kind: 'pizza-popup', count: 1 }] },
  async play({ canvas, canvasElement, globals, userEvent }) {
    const fr = globals['locale'] === 'fr';
    await expect(canvas.getByText(fr ? '3 demandes confirmées, toutes en juillet 2027.' : '3 confirmed requests, all in July 2027.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: words({ globals })('season.byValue') }));
    await expect(canvas.getByText(fr ? 'Le tout en juillet 2027.' : 'All of it in July 2027.')).toBeVisible();
    await expect(canvasElement.querySelector('svg')).toBeNull();
  },
});

export const Narrow = meta.story({ ...PHONE, play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320) });

/** By keyboard alone: what the picture counts is chosen with the space bar, and the choice keeps the focus. */
export const Keyboard = meta.story({
  tags: ['no-picture', '!dev'],
  async play(steps) {
    const { canvas, canvasElement, globals } = steps;
    await drawn({ canvasElement });
    const byValue = canvas.getByRole('button', { name: words({ globals })('season.byValue') });
    await pressKey(steps, byValue, ' ');
    await expect(byValue).toHaveAttribute('aria-pressed', 'true');
    await expect(byValue).toHaveFocus();
    await expectRing();
  },
});
