import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { PeriodBar } from '../../../src/features/kitchen/PeriodBar';
import { formatDay } from '../../../src/contract/formats';
import type { PlayContext } from '../../fixtures/playContext';
import { languageOf, normalizeSpaces } from '../../fixtures/translate';
import { texts } from './steps';
import { withWidth } from '../../fixtures/frames';

const PERIOD = { from: '2027-06-12', to: '2027-06-18' };
const meta = preview.meta({
  component: PeriodBar,
  decorators: [withWidth(760, 4)],
  args: { period: PERIOD, requested: false, today: '2027-05-10', onChange: fn() },
  render: function Render(args) {
    const [period, setPeriod] = useState(args.period);
    return (
      <PeriodBar
        {...args}
        period={period}
        onChange={(next, requested) => {
          args.onChange(next, requested);
          setPeriod(next);
        }}
      />
    );
  },
});

/** Types into the start or end date of the period once the picker's chunk has loaded. */
async function type({ canvas, globals, userEvent }: PlayContext, name: 'from' | 'to', keys: string) {
  const field = await canvas.findByRole('group', { name: texts({ globals })(name) }, { timeout: 10_000 });
  const [year] = within(field).getAllByRole('spinbutton');
  if (!year) throw new Error('A day has a year.');
  await userEvent.click(year);
  await userEvent.keyboard(keys);
  return field;
}

/** Period. Checks that the buttons move it by its own length, that it can restart today, and that both dates can be typed. */
export const Default = meta.story({
  async play(steps) {
    const { args, canvas, globals, userEvent } = steps;
    const t = texts({ globals });
    await userEvent.click(canvas.getByRole('button', { name: t('later') }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2027-06-19', to: '2027-06-25' }, false);
    await userEvent.click(canvas.getByRole('button', { name: t('earlier') }));
    await expect(args.onChange).toHaveBeenLastCalledWith(PERIOD, false);
    await userEvent.click(canvas.getByRole('switch', { name: t('withRequested') }));
    await expect(args.onChange).toHaveBeenLastCalledWith(PERIOD, true);
    await type(steps, 'to', '20270613');
    await expect(args.onChange).toHaveBeenLastCalledWith(PERIOD, true);
    await userEvent.click(document.body);
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2027-06-12', to: '2027-06-13' }, false);
    await type(steps, 'from', '20270701');
    await userEvent.click(document.body);
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2027-07-01', to: '2027-07-07' }, false);
    await userEvent.click(canvas.getByRole('button', { name: t('week') }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2027-05-10', to: '2027-05-16' }, false);
  },
});

/** Date selected in the calendar. Checks that the period changes immediately. */
export const Chosen = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    const field = await steps.canvas.findByRole('group', { name: texts(steps)('to') }, { timeout: 10_000 });
    await steps.userEvent.click(within(field).getByRole('button'));
    await steps.userEvent.click(await screen.findByRole('gridcell', { name: formatDay('2027-06-20', languageOf(steps.globals['locale'])) }));
    await expect(steps.args.onChange).toHaveBeenLastCalledWith({ from: '2027-06-12', to: '2027-06-20' }, false);
  },
});

/** Incomplete date. Checks that the period does not change, that the error appears on blur and that incomplete years are ignored. */
export const HalfTyped = meta.story({
  async play(steps) {
    const field = await type(steps, 'from', '{Control>}a{/Control}{Backspace}2027');
    await expect(field).not.toHaveAccessibleDescription();
    await steps.userEvent.click(document.body);
    await waitFor(() => expect(field).toHaveAccessibleDescription(normalizeSpaces(texts(steps)('wholeDay'))));
    await type(steps, 'to', '2');
    await expect(steps.args.onChange).not.toHaveBeenCalled();
  },
});

export const WithRequested = meta.story({ tags: ['no-screenshot', '!dev'], args: { requested: true }, play: async ({ canvas }) => expect(canvas.getByRole('switch')).toBeChecked() });
