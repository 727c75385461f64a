import Typography from '@mui/material/Typography';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { OwnPicture } from '../../../src/components/pictures/OwnPicture';
import { picturePath } from '../../../src/contract/pictures';
import { guidance } from '../../docs/guidance';
import { withWidth } from '../../fixtures/frames';
import { failing, pending } from '../../fixtures/handlers';
import { storedPicture } from '../../fixtures/pictures';
import { languageOf } from '../../fixtures/translate';

const picture = storedPicture();
const meta = preview.meta({
  component: OwnPicture,
  parameters: { docs: { description: { component: guidance('pictures/OwnPicture') } } },
  decorators: [withWidth(440, 6)],
  args: { imageUrl: picturePath(picture.id), sizes: '440px', sx: { display: 'block', width: 1, height: 'auto', aspectRatio: '3 / 2', borderRadius: 1 }, children: <Typography>Un dessin</Typography> },
});

/** Uploaded picture. Checks its words, and that its frame keeps its size. */
export const Default = meta.story({
  async play({ canvas, globals }) {
    const image = await canvas.findByRole<HTMLImageElement>('img', { name: picture.alt[languageOf(globals['locale'])] });
    const before = image.getBoundingClientRect().height;
    await waitFor(() => expect(image.complete && image.naturalWidth).toBeTruthy());
    await expect(image.getBoundingClientRect().height).toBe(before);
  },
});

/** Picture whose data have not arrived. Checks that its frame is there already. */
export const Loading = meta.story({
  parameters: { handlers: [pending('/api/pictures/:id')] },
  async play({ canvas, canvasElement }) {
    await expect(canvas.queryByText('Un dessin')).toBeNull();
    await expect(canvasElement.querySelector('[aria-hidden]')?.getBoundingClientRect().height).toBeGreaterThan(200);
  },
});

/** Picture that was deleted. Checks that the drawing takes its place. */
export const NotFound = meta.story({ tags: ['no-screenshot'], parameters: { handlers: [failing('/api/pictures/:id', 404)] }, play: async ({ canvas }) => expect(await canvas.findByText('Un dessin')).toBeVisible() });

/** Picture at an address of its own, without words. */
export const Elsewhere = meta.story({ tags: ['no-screenshot'], args: { imageUrl: '/picture.svg' }, play: ({ canvas }) => expect(canvas.getByRole('presentation')).toHaveAttribute('src', '/picture.svg') });
