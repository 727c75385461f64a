import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { ApiError } from '../../../src/api/client';
import { readFailedTexts } from '../../../src/components/form/readFailedTexts';
import { MailboxFailed } from '../../../src/features/mailbox/MailboxFailed';
import { withWidth } from '../../fixtures/frames';
import { normalizeSpaces, translator } from '../../fixtures/translate';
import { texts } from './steps';

const meta = preview.meta({ component: MailboxFailed, decorators: [withWidth(960)], tags: ['no-screenshot'], args: { failure: new TypeError('offline'), title: 'La liste ne s’est pas chargée', onRetry: fn() }, argTypes: { failure: { control: false } } });

/** Connection lost. Checks that the button retries. */
export const Default = meta.story({
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByRole('heading', { name: args.title })).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const NotFound = meta.story({ args: { failure: new ApiError('', 404) }, play: async (steps) => expect(steps.canvas.getByRole('alert')).toHaveTextContent(normalizeSpaces(texts(steps)('failed.gone'))) });

export const Forbidden = meta.story({ args: { failure: new ApiError('', 403) }, play: async ({ canvas, globals }) => expect(canvas.getByRole('alert')).toHaveTextContent(normalizeSpaces(translator(readFailedTexts, globals['locale'])('forbidden'))) });
