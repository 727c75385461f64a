import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { ApiError } from '../../../src/api/client';
import { ReadFailed } from '../../../src/features/inbox/ReadFailed';
import { normalizeSpaces } from '../../fixtures/translate';
import { inbox } from './steps';
import { withWidth } from '../../fixtures/frames';

const meta = preview.meta({ component: ReadFailed, decorators: [withWidth(1360)], args: { failure: new TypeError('Failed to fetch'), title: 'Boucane', onRetry: fn() } });

/** Request failed to load. Checks that the user can retry. */
export const Default = meta.story({
  async play(steps) {
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: inbox(steps)('failed.retry') }));
    await expect(steps.args.onRetry).toHaveBeenCalledOnce();
  },
});

export const NotFound = meta.story({
  args: { failure: new ApiError('x', 404) },
  play: async (steps) => expect(steps.canvas.getByRole('alert')).toHaveTextContent(normalizeSpaces(inbox(steps)('failed.gone'))),
});

export const Forbidden = meta.story({
  args: { failure: new ApiError('x', 403) },
  play: async (steps) => expect(steps.canvas.getByRole('alert')).toHaveTextContent(normalizeSpaces(inbox(steps)('failed.forbidden'))),
});
