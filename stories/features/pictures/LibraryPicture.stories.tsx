import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { PictureGrid } from '../../../src/components/pictures/PictureGrid';
import { LibraryPicture } from '../../../src/features/pictures/LibraryPicture';
import { libraryTexts } from '../../../src/features/pictures/texts';
import { withWidth } from '../../fixtures/frames';
import { pictureLibrary, pictureRecord, wordlessPicture } from '../../fixtures/pictures';
import { languageOf, translator } from '../../fixtures/translate';
import { ownerSession } from '../../fixtures/user';

const picture = pictureLibrary[1] ?? wordlessPicture;
const meta = preview.meta({
  component: LibraryPicture,
  parameters: { route: 'admin/pictures', session: ownerSession },
  decorators: [
    (Story) => (
      <PictureGrid label="Photos">
        <Story />
      </PictureGrid>
    ),
    withWidth(560),
  ],
  args: { picture, onEdit: fn(), onRemove: fn() },
});

/** Picture that two items show. Checks that its actions name it. */
export const Default = meta.story({
  async play({ args, canvas, globals, userEvent }) {
    const t = translator(libraryTexts, globals['locale']);
    const name = picture.alt[languageOf(globals['locale'])];
    await userEvent.click(canvas.getByRole('button', { name: t('editOf', { name }) }));
    await userEvent.click(canvas.getByRole('button', { name: t('remove.openOf', { name }) }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
});

/** Picture in the gallery only. */
export const InGallery = meta.story({
  tags: ['no-screenshot'],
  args: { picture: pictureRecord({ inGallery: true }) },
  play: ({ canvas, globals }) => expect(canvas.getByText(translator(libraryTexts, globals['locale'])('uses.gallery'))).toBeVisible(),
});

/** New picture: no words, and no use yet. */
export const Unused = meta.story({ args: { picture: wordlessPicture }, play: ({ canvas, globals }) => expect(canvas.getByText(translator(libraryTexts, globals['locale'])('uses.none'))).toBeVisible() });
