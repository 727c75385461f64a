import Box from '@mui/material/Box';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { buildItems } from '../../../src/features/media/items';
import { MediaSlide } from '../../../src/features/media/MediaSlide';
import { mediaTexts } from '../../../src/features/media/texts';
import { translator } from '../../fixtures/translate';
import { fileBroken } from './mediaHandlers';

const itemOf = (name: string, src: string) => {
  const [item] = buildItems([{ name, src }]);
  if (!item) throw new Error('There is no item');
  return item;
};

const meta = preview.meta({
  component: MediaSlide,
  args: { item: itemOf('table', '/media/table.webp'), playing: false, filmShown: false, allowYouTube: false, onWatch: fn(), onFail: fn() },
  decorators: [
    (Story) => (
      <Box sx={{ position: 'relative', width: 640, height: 360, overflow: 'hidden', bgcolor: 'background.paper' }}>
        <Story />
      </Box>
    ),
  ],
});

/** Picture with its description as alternative text. */
export const Default = meta.story({
  tags: ['no-screenshot'],
  async play({ canvas, globals }) {
    const picture = canvas.getByRole<HTMLImageElement>('img', { name: translator(mediaTexts, globals['locale'])('items.table.description') });
    await waitFor(() => expect(picture.complete && picture.naturalWidth).toBe(1600));
  },
});

/** Picture that fails to load: `onFail` is called so that the slide can be hidden. */
export const PictureBroken = meta.story({
  tags: ['no-screenshot', '!dev'],
  parameters: { handlers: [fileBroken('broken.webp')] },
  args: { item: itemOf('table', '/media/broken.webp') },
  async play({ args }) {
    await waitFor(() => expect(args.onFail).toHaveBeenCalledOnce());
  },
});

/** Unknown file type: a message and the file name are shown. */
export const Unsupported = meta.story({
  args: { item: itemOf('menu', '/media/menu.pdf') },
  async play({ canvas, globals }) {
    await expect(canvas.getByText(translator(mediaTexts, globals['locale'])('unsupported'))).toBeVisible();
    await expect(canvas.getByText('menu.pdf')).toBeVisible();
  },
});
