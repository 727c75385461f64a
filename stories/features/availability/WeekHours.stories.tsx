import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { WeekHours } from '../../../src/features/availability/WeekHours';
import { inSettings, pickersArrived, texts } from './steps';

const meta = preview.meta({ component: WeekHours, decorators: [inSettings], parameters: { route: 'admin/availability' } });

/** Monday closed. Checks that reopening restores its former hours. */
export const Default = meta.story({
  async play(steps) {
    const t = texts(steps);
    await pickersArrived(steps);
    await expect(steps.canvas.getByText(t('closed'))).toBeVisible();
    await steps.userEvent.click(steps.canvas.getByRole('checkbox', { name: t('fields.hours.monday.open.label') }));
    await expect(await pickersArrived(steps, 'monday')).toHaveTextContent(/10(:| h )00/);
    await expect(steps.canvas.queryByText(t('closed'))).toBeNull();
  },
});
