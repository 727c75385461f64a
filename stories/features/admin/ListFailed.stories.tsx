import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { ApiError } from '../../../src/api/client';
import { ListFailed } from '../../../src/features/admin/ListFailed';
import { normalizeSpaces } from '../../fixtures/translate';
import { list } from './listSteps';
import { withPadding } from '../../fixtures/frames';

const meta = preview.meta({ component: ListFailed, decorators: [withPadding], args: { failure: new TypeError('Failed to fetch'), onRetry: fn() } });

export const Default = meta.story({
  async play(steps) {
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: list(steps)('failed.retry') }));
    await expect(steps.args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Forbidden = meta.story({
  args: { failure: new ApiError('', 403) },
  play: async (steps) => expect(steps.canvas.getByRole('alert')).toHaveTextContent(normalizeSpaces(list(steps)('failed.forbidden'))),
});
