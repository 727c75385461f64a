import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { Picture } from '../../src/components/Picture';
import { picturePath } from '../../src/contract/pictures';
import { guidance } from '../docs/guidance';
import { photograph } from '../features/booking/menu';
import { storedPicture } from '../fixtures/pictures';
import { languageOf } from '../fixtures/translate';

const meta = preview.meta({
  component: Picture,
  parameters: { docs: { description: { component: guidance('Picture') } } },
  args: { imageUrl: '', drawing: 'brisket' as const },
  decorators: [
    (Story) => (
      <Box sx={{ p: 6 }}>
        <Story />
      </Box>
    ),
  ],
});

/** Illustration that replaces a missing photograph. Decorative, because the adjacent name says the same. */
export const Default = meta.story({
  async play({ canvas, canvasElement }) {
    await expect(canvasElement.querySelector('svg')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

/** The owner's photograph, cropped to a square. */
export const Photograph = meta.story({
  args: { imageUrl: photograph },
  async play({ canvas }) {
    const image = canvas.getByRole<HTMLImageElement>('presentation');
    await image.decode();
    await expect(image.getBoundingClientRect()).toMatchObject({ width: 72, height: 72 });
  },
});

/** Uploaded photograph, cropped to a square around its focal point. Checks that its words are in the page's language. */
export const Uploaded = meta.story({
  args: { imageUrl: picturePath(storedPicture().id) },
  async play({ canvas, globals }) {
    const image = await canvas.findByRole<HTMLImageElement>('img', { name: storedPicture().alt[languageOf(globals['locale'])] });
    await image.decode();
    await expect(image.getBoundingClientRect()).toMatchObject({ width: 72, height: 72 });
  },
});
