import { expect, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { Legend } from '../../../src/features/calendar/Legend';
import { calendar, inColumn } from './agenda';

const meta = preview.meta({ component: Legend, decorators: [inColumn] });

/** Legend. Checks that every status and every kind of event has a label. */
export const Default = meta.story({
  async play({ canvas, globals }) {
    const t = calendar({ globals });
    const legend = within(canvas.getByRole('region', { name: t('legend') }));
    const labels = [
      t('state.available'), t('state.asked'), t('state.short'), t('state.full'), t('state.closed'), t('state.blocked'), t('state.past'),
      t('kind.publicEvent'), t('kind.privateEvent'), t('kind.publicTraining'), t('kind.privateTraining'),
      t('range.weekend'), t('range.weekday'),
    ];
    await expect(legend.getAllByRole('listitem').map((line) => line.textContent)).toEqual(labels);
  },
});
