import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { ReadFailed } from '../../../src/components/form/ReadFailed';
import { readFailedTexts } from '../../../src/components/form/readFailedTexts';
import { guidance } from '../../docs/guidance';
import { withWidth } from '../../fixtures/frames';
import { normalizeSpaces, translator } from '../../fixtures/translate';

const meta = preview.meta({
  component: ReadFailed,
  decorators: [withWidth(960)],
  args: { status: 0, title: 'Vos plates-bandes ne se sont pas chargées', onRetry: fn() },
  parameters: { docs: { description: { component: guidance('form/ReadFailed') } } },
});

/** Record that did not load. Checks that the user can retry. */
export const Default = meta.story({
  async play({ args, canvas, globals, userEvent }) {
    await expect(canvas.getByRole('heading', { level: 2, name: args.title })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: translator(readFailedTexts, globals['locale'])('retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** Record that does not exist, in place of a whole page: no retry. */
export const NotFound = meta.story({
  args: { status: 404, level: 1, gone: { title: 'Cette plate-bande n’existe pas', sentence: 'Elle a peut-être été effacée.' } },
  async play({ args, canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: args.gone?.title })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** User without the right to read the record: no retry. */
export const Forbidden = meta.story({
  tags: ['no-screenshot'],
  args: { status: 403 },
  async play({ canvas, globals }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent(normalizeSpaces(translator(readFailedTexts, globals['locale'])('forbidden')));
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
