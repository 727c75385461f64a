import Box from '@mui/material/Box';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { LazyCalendar } from '../../../src/features/calendar/LazyCalendar';
import { CalendarLoading } from '../../../src/features/calendar/CalendarLoading';
import { calendar, inPage } from './agenda';

const meta = preview.meta({ component: LazyCalendar, decorators: [inPage], parameters: { route: 'events' }, args: { signedIn: false, waiting: <CalendarLoading /> } });

/** Near the viewport. Checks that the calendar has replaced its skeleton. */
export const Default = meta.story({
  tags: ['no-screenshot'],
  async play(steps) {
    await expect(await steps.canvas.findByRole('region', { name: calendar(steps)('legend') })).toBeVisible();
    await expect(steps.canvas.queryByRole('status', { name: calendar(steps)('loading') })).toBeNull();
  },
});

/** Far below the viewport. Checks that only the skeleton is rendered until the visitor scrolls near. */
export const FarBelow = meta.story({
  tags: ['no-screenshot', '!dev'],
  decorators: [(Story) => <Box sx={{ pt: '3000px' }}>{Story()}</Box>],
  async play(steps) {
    const outline = steps.canvas.getByText(calendar(steps)('loading'));
    await expect(steps.canvas.queryByRole('region')).toBeNull();
    outline.scrollIntoView();
    await waitFor(() => expect(steps.canvas.getByRole('region', { name: calendar(steps)('legend') })).toBeVisible());
    scrollTo({ top: 0, behavior: 'instant' });
  },
});
