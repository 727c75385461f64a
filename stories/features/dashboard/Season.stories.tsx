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

export const Empty = meta.story({
  args: { season: emptyOverview.season, kinds: [] },
  play: async ({ canvas, globals }) => expect(canvas.getByText(words({ globals })('season.noKinds'))).toBeVisible(),
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
