import { screen, within } from 'storybook/test';
import { pictureTexts } from '../../../src/components/pictures/pictureTexts';
import { libraryTexts } from '../../../src/features/pictures/texts';
import type { PlayContext } from '../../fixtures/playContext';
import { translator } from '../../fixtures/translate';

export const libraryText = ({ globals }: Pick<PlayContext, 'globals'>) => translator(libraryTexts, globals['locale']);
export const pictureText = ({ globals }: Pick<PlayContext, 'globals'>) => translator(pictureTexts, globals['locale']);

export const openDialog = async () => within(await screen.findByRole('dialog'));

/** Returns a photo as a telephone names it. */
export const photo = (name = 'IMG_2041.jpg', type = 'image/jpeg'): File => new File(['photo'], name, { type });

/** Chooses files of this device. */
export async function chooseFiles(steps: PlayContext & { canvasElement: HTMLElement }, files: File | File[]): Promise<void> {
  const input = steps.canvasElement.querySelector<HTMLInputElement>('input[data-purpose="library"]');
  if (!input) throw new Error('No input for files');
  await steps.userEvent.upload(input, files);
}

/** Waits until all pictures have loaded, so that a screenshot shows them. */
export async function picturesLoaded(root: ParentNode): Promise<void> {
  for (const image of root.querySelectorAll('img')) {
    image.loading = 'eager';
    await image.decode();
  }
}
