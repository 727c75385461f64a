import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { SelfServiceActions } from '../../../src/features/selfservice/SelfServiceActions';
import { withWidth } from '../../fixtures/frames';
import { normalizeSpaces } from '../../fixtures/translate';
import { texts } from './steps';

const meta = preview.meta({ component: SelfServiceActions, decorators: [withWidth(760)], args: { actions: ['changeGuests', 'askDate', 'changeDiets', 'withdraw', 'accept'] as const, onAction: fn() } });

/** All changes. Checks that accepting is not among the buttons. */
export const Default = meta.story({
  tags: ['no-screenshot'],
  async play(steps) {
    await expect(steps.canvas.getAllByRole('button')).toHaveLength(4);
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: texts(steps)('acts.askDate') }));
    await expect(steps.args.onAction).toHaveBeenCalledWith('askDate');
  },
});

/** Less than a week left: the number of guests changes by phone only. */
export const TooLate = meta.story({ tags: ['no-screenshot'], args: { actions: ['askDate', 'withdraw'] }, play: async (steps) => expect(steps.canvas.getByText(normalizeSpaces(texts(steps)('acts.tooLate')))).toBeVisible() });
