import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { ChooseFiles } from '../../../src/components/pictures/ChooseFiles';
import { pictureTexts } from '../../../src/components/pictures/pictureTexts';
import { guidance } from '../../docs/guidance';
import { withWidth } from '../../fixtures/frames';
import { translator } from '../../fixtures/translate';

const meta = preview.meta({ component: ChooseFiles, parameters: { docs: { description: { component: guidance('pictures/ChooseFiles') } } }, decorators: [withWidth(720, 6)], args: { onFiles: fn() } });

const photo = (name: string) => new File(['photo'], name, { type: 'image/jpeg' });
const inputOf = (canvasElement: HTMLElement, purpose: string) => canvasElement.querySelector<HTMLInputElement>(`input[data-purpose="${purpose}"]`) as HTMLInputElement;

/** One picture. Checks that the same file can be chosen twice, and that the camera takes a photo. */
export const Default = meta.story({
  async play({ args, canvas, canvasElement, globals, userEvent }) {
    await expect(canvas.getByRole('button', { name: translator(pictureTexts, globals['locale'])('choose') })).toBeVisible();
    const input = inputOf(canvasElement, 'library');
    const file = photo('poitrine.jpg');
    await userEvent.upload(input, file);
    await userEvent.upload(input, file);
    await expect(args.onFiles).toHaveBeenCalledTimes(2);
    await expect(args.onFiles).toHaveBeenLastCalledWith([file]);
    await expect(inputOf(canvasElement, 'camera')).toHaveAttribute('capture', 'environment');
  },
});

/** Several pictures at once. */
export const Several = meta.story({
  tags: ['no-screenshot'],
  args: { multiple: true },
  async play({ args, canvasElement, userEvent }) {
    await userEvent.upload(inputOf(canvasElement, 'library'), [photo('a.jpg'), photo('b.jpg')]);
    await expect(args.onFiles).toHaveBeenCalledWith([expect.objectContaining({ name: 'a.jpg' }), expect.objectContaining({ name: 'b.jpg' })]);
  },
});
