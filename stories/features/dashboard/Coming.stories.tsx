import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { Coming } from '../../../src/features/dashboard/Coming';
import { fullOverview, overview } from '../../fixtures/overview';
import { plainSpaces } from '../../fixtures/spoken';
import { drawn, PHONE, roomy, words } from './steps';

const { coming, today } = overview;
const meta = preview.meta({ component: Coming, decorators: [roomy], parameters: { route: 'admin' }, args: { coming, today } });

/** What is confirmed, the next one in words, and what is only asked for. */
export const Default = meta.story({
  async play({ canvas, canvasElement, globals, userEvent }) {
    const t = words({ globals });
    await drawn({ canvasElement });
    await expect(canvas.getByRole('heading', { name: t('coming.answer', { count: 4 }) })).toBeVisible();
    await expect(canvas.getByText(globals['locale'] === 'fr' ? /samedi 15 mai 2027, 40 convives\. 3 autres/ : /Saturday, May 15, 2027, 40 guests\. 3 more/)).toBeVisible();
    await userEvent.click(canvas.getByText(t('figures')));
    await expect(canvas.getAllByRole('row')).toHaveLength(coming.length + 1);
    await expect(canvas.getByRole('link', { name: t('coming.open') })).toHaveAttribute('href', `/${String(globals['locale'])}/admin/preparation`);
  },
});

export const Empty = meta.story({
  args: { coming: [] },
  play: async ({ canvas, globals }) => expect(canvas.getByRole('heading', { name: plainSpaces(words({ globals })('coming.none')) })).toBeVisible(),
});

/** Every day is full. */
export const Many = meta.story({ args: { coming: fullOverview.coming } });

export const Narrow = meta.story({ ...PHONE, args: { coming: fullOverview.coming }, play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320) });
