import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { MonthHeading } from '../../../src/features/calendar/MonthHeading';
import { expectTouchTargets } from '../../fixtures/layoutAssertions';
import { calendar, inColumn, TODAY } from './agenda';

const turned = fn<(months: number) => void>();

const meta = preview.meta({ component: MonthHeading, decorators: [inColumn], args: { id: 'month', month: '2027-07', today: TODAY, onTurn: turned } });

export const Default = meta.story({
  async play({ canvas, globals, userEvent }) {
    const t = calendar({ globals });
    await expect(canvas.getByRole('heading', { name: globals['locale'] === 'fr' ? 'juillet 2027' : 'July 2027' })).toHaveAttribute('aria-live', 'polite');
    await expectTouchTargets(canvas.getAllByRole('button'));
    await userEvent.click(canvas.getByRole('button', { name: t('next') }));
    await userEvent.click(canvas.getByRole('button', { name: t('previous') }));
    await expect(turned.mock.calls).toEqual([[1], [-1]]);
  },
});

/** Current month. Checks that earlier months cannot be shown. */
export const FirstMonth = meta.story({
  args: { month: '2027-05' },
  async play({ canvas, globals, userEvent }) {
    const previous = canvas.getByRole('button', { name: calendar({ globals })('previous') });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(previous);
    await expect(turned).not.toHaveBeenCalled();
  },
});

export const LastMonth = meta.story({
  args: { month: '2029-05' },
  async play({ canvas, globals }) {
    await expect(canvas.getByRole('button', { name: calendar({ globals })('next') })).toHaveAttribute('aria-disabled', 'true');
  },
});
