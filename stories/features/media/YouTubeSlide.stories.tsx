import Box from '@mui/material/Box';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { mediaTexts } from '../../../src/features/media/texts';
import { YouTubeSlide } from '../../../src/features/media/YouTubeSlide';
import { translator } from '../../fixtures/translate';
import { thumbnails } from './mediaHandlers';

const meta = preview.meta({
  component: YouTubeSlide,
  args: {
    id: 'tranche',
    title: 'La première tranche',
    film: {
      videoId: 'BOUCANE_004',
      originalUrl: 'https://youtu.be/BOUCANE_004',
      thumbnail: 'https://i.ytimg.com/vi/BOUCANE_004/hqdefault.jpg',
      // Tests never load a film from YouTube.
      embedUrl: 'about:blank',
      duration: 16,
    },
    shown: false,
    allowed: false,
    onWatch: fn(),
  },
  decorators: [
    (Story) => (
      <Box sx={{ position: 'relative', width: 800, height: 450, overflow: 'hidden' }}>
        <Story />
      </Box>
    ),
  ],
});

/** No YouTube content before the visitor's click: our own poster, the film's duration and its source are shown. */
export const Default = meta.story({
  tags: ['no-screenshot'],
  async play({ canvas, canvasElement, args, globals, userEvent }) {
    const t = translator(mediaTexts, globals['locale']);
    await expect(canvasElement.querySelector('iframe, img')).toBeNull();
    await expect(canvas.getByText('0:16')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('watch', { title: args.title }) }));
    await expect(args.onWatch).toHaveBeenCalledOnce();
  },
});

/** Film embedded on request, with its title as the accessible name. */
export const Shown = meta.story({
  tags: ['no-screenshot', '!dev'],
  args: { shown: true },
  async play({ canvas, args }) {
    await expect(canvas.getByTitle(args.title)).toHaveAttribute('src', args.film.embedUrl);
    await expect(canvas.getByTitle(args.title)).toHaveAttribute('allow', expect.stringContaining('autoplay'));
  },
});

/** YouTube allowed: its thumbnail loads, and the notice about YouTube is not shown. */
export const Allowed = meta.story({
  tags: ['no-screenshot', '!dev'],
  args: { allowed: true },
  parameters: { handlers: [thumbnails] },
  async play({ canvas, canvasElement, globals }) {
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', 'https://i.ytimg.com/vi/BOUCANE_004/hqdefault.jpg');
    await expect(canvas.queryByText(translator(mediaTexts, globals['locale'])('elsewhere'))).toBeNull();
  },
});
