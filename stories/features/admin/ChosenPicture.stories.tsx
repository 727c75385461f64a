import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { ChosenPicture, type ChosenPictureProps } from '../../../src/features/admin/ChosenPicture';
import { formTexts } from '../../../src/features/admin/formTexts';
import { withWidth } from '../../fixtures/frames';
import { storedPicture } from '../../fixtures/pictures';
import { translator } from '../../fixtures/translate';

const meta = preview.meta({ component: ChosenPicture, decorators: [withWidth(720)], args: { picture: storedPicture(), onEdit: fn<() => void>() as ChosenPictureProps['onEdit'], onRemove: fn() } });

export const Default = meta.story({
  tags: ['no-screenshot'],
  async play({ args, canvas, globals, userEvent }) {
    const t = translator(formTexts, globals['locale']);
    await userEvent.click(canvas.getByRole('button', { name: t('picture.edit') }));
    await userEvent.click(canvas.getByRole('button', { name: t('picture.remove') }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
});

/** Words that are not loaded yet. */
export const Loading = meta.story({ tags: ['no-screenshot'], args: { onEdit: null }, play: ({ canvas, globals }) => expect(canvas.getByRole('button', { name: translator(formTexts, globals['locale'])('picture.edit') })).toBeDisabled() });
