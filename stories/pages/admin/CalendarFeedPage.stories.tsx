import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { CalendarFeedPage } from '../../../src/pages/admin/CalendarFeedPage';
import { calendarFeedTexts } from '../../../src/features/calendarfeed/texts';
import { translator } from '../../fixtures/translate';
import { ownerSession } from '../../fixtures/user';

const meta = preview.meta({ component: CalendarFeedPage, parameters: { route: 'admin/calendar-feed', session: ownerSession } });

export const Default = meta.story({
  tags: ['page'],
  async play({ canvas, globals }) {
    const t = translator(calendarFeedTexts, globals['locale']);
    await expect(canvas.getByRole('heading', { level: 1, name: t('title') })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: t('make') })).toBeVisible();
  },
});
