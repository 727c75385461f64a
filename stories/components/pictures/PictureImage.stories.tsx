import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { PictureImage } from '../../../src/components/pictures/PictureImage';
import { guidance } from '../../docs/guidance';
import { withWidth } from '../../fixtures/frames';
import { pending } from '../../fixtures/handlers';
import { storedPicture } from '../../fixtures/pictures';

const meta = preview.meta({
  component: PictureImage,
  parameters: { docs: { description: { component: guidance('pictures/PictureImage') } } },
  decorators: [withWidth(440, 6)],
  args: { picture: storedPicture(), sizes: '440px', sx: { display: 'block', width: 1, height: 'auto', aspectRatio: '1', borderRadius: 1 } },
});

/** Picture cropped to a square around its focal point. Checks that both formats are offered in all widths. */
export const Default = meta.story({
  async play({ canvas, canvasElement, args }) {
    const image = canvas.getByRole<HTMLImageElement>('img');
    await image.decode();
    await expect(image).toHaveStyle({ objectPosition: '40% 60%' });
    await expect(image.srcset.split(', ')).toHaveLength(args.picture.widths.length);
    await expect(canvasElement.querySelector('source')?.srcset).toContain('/1440.webp 1440w');
    await expect(image.currentSrc).toMatch(/\.webp$/);
  },
});

/** File under way. Checks that the tiny version fills the frame. */
export const Loading = meta.story({
  parameters: { handlers: [pending('/pictures/:id/:file')] },
  play: ({ canvas }) => expect(canvas.getByRole('img').style.background).toContain('data:image/webp'),
});
