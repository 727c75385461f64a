import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { CalendarLoading } from '../../../src/features/calendar/CalendarLoading';
import { calendar, inPage } from './agenda';

const meta = preview.meta({ component: CalendarLoading, decorators: [inPage] });

export const Default = meta.story({
  async play({ canvas, globals }) {
    await expect(canvas.getByRole('status')).toHaveTextContent(calendar({ globals })('loading'));
  },
});
