import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { dashboardTexts } from '../../../src/features/dashboard/texts';
import { DashboardPage } from '../../../src/pages/admin/DashboardPage';
import { normalizeSpaces, translator } from '../../fixtures/translate';
import { ownerSession } from '../../fixtures/user';

const meta = preview.meta({
  component: DashboardPage,
  parameters: { route: 'admin', session: ownerSession, siteFrame: true },
});

/** Dashboard inside the back office layout. */
export const Default = meta.story({
  tags: ['page', 'aria-snapshot'],
  async play({ canvas, globals }) {
    const t = translator(dashboardTexts, globals['locale']);
    await expect(await canvas.findByRole('heading', { level: 2, name: normalizeSpaces(t('waiting.answer', { count: 3 })) })).toBeVisible();
    await expect(await canvas.findByRole('navigation')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
