import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { PictureGrid } from '../../../src/components/pictures/PictureGrid';
import { pictureTexts } from '../../../src/components/pictures/pictureTexts';
import { PictureTile } from '../../../src/components/pictures/PictureTile';
import { guidance } from '../../docs/guidance';
import { withWidth } from '../../fixtures/frames';
import { pictureRecord, wordlessPicture } from '../../fixtures/pictures';
import { languageOf, translator } from '../../fixtures/translate';

const picture = pictureRecord();
const meta = preview.meta({
  component: PictureTile,
  parameters: { docs: { description: { component: guidance('pictures/PictureTile') } } },
  decorators: [
    (Story) => (
      <PictureGrid label="Photos">
        <Story />
      </PictureGrid>
    ),
    withWidth(560, 6),
  ],
  args: { picture, onChoose: fn() },
});

/** Tile that is a button. Checks that its words are its name. */
export const Default = meta.story({
  async play({ args, canvas, globals, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: picture.alt[languageOf(globals['locale'])] }));
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
});

/** Picture without words. */
export const Undescribed = meta.story({
  args: { picture: wordlessPicture },
  async play({ canvas, globals }) {
    const t = translator(pictureTexts, globals['locale']);
    await expect(canvas.getByText(t('tile.undescribed'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('tile.unnamed') })).toBeVisible();
  },
});
