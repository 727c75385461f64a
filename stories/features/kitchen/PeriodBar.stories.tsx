import { expect, fireEvent, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { PeriodBar } from '../../../src/features/kitchen/PeriodBar';
import { roomy, words } from './steps';

const PERIOD = { from: '2027-06-12', to: '2027-06-18' };
const meta = preview.meta({ component: PeriodBar, decorators: [roomy], args: { period: PERIOD, requested: false, today: '2027-05-10', onChange: fn() } });

/** A period is turned by its own length, begun anew today, and drawn from day to day. */
export const Default = meta.story({
  async play({ args, canvas, globals, userEvent }) {
    const t = words({ globals });
    await userEvent.click(canvas.getByRole('button', { name: t('later') }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2027-06-19', to: '2027-06-25' }, false);
    await userEvent.click(canvas.getByRole('button', { name: t('earlier') }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2027-06-05', to: '2027-06-11' }, false);
    await userEvent.click(canvas.getByRole('button', { name: t('week') }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2027-05-10', to: '2027-05-16' }, false);
    await userEvent.click(canvas.getByRole('switch', { name: t('withRequested') }));
    await expect(args.onChange).toHaveBeenLastCalledWith(PERIOD, true);
    await fireEvent.change(canvas.getByLabelText(t('from')), { target: { value: '2027-07-01' } });
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2027-07-01', to: '2027-07-07' }, false);
    await fireEvent.change(canvas.getByLabelText(t('to')), { target: { value: '2027-06-13' } });
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2027-06-12', to: '2027-06-13' }, false);
  },
});

export const WithRequested = meta.story({ tags: ['no-picture'], args: { requested: true }, play: async ({ canvas }) => expect(canvas.getByRole('switch')).toBeChecked() });
