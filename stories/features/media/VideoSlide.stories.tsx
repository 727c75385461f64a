import Box from '@mui/material/Box';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { mediaTexts } from '../../../src/features/media/texts';
import { VideoSlide } from '../../../src/features/media/VideoSlide';
import { translator } from '../../fixtures/translate';
import { fileBroken } from './mediaHandlers';

const meta = preview.meta({
  component: VideoSlide,
  args: { src: '/media/braise.webm', title: 'La braise', playing: false, onFail: fn() },
  // No screenshot, because the native video controls are drawn by the browser and not by this site.
  tags: ['no-screenshot'],
  decorators: [
    (Story) => (
      <Box sx={{ width: 640, height: 360, overflow: 'hidden' }}>
        <Story />
      </Box>
    ),
  ],
});

const film = (root: HTMLElement) => {
  const video = root.querySelector('video');
  if (!video) throw new Error('There is no video');
  return video;
};

/** Paused and muted, with native controls and fallback text for browsers without video support. */
export const Default = meta.story({
  async play({ canvasElement, globals }) {
    const video = film(canvasElement);
    await waitFor(() => expect(video.duration).toBe(8));
    await expect(video.muted && video.paused && video.controls).toBe(true);
    await expect(video).toHaveTextContent(translator(mediaTexts, globals['locale'])('noVideo'));
  },
});

/** Active slide of a carousel with autoplay: the film plays. */
export const Playing = meta.story({
  args: { playing: true },
  async play({ canvasElement }) {
    const video = film(canvasElement);
    await waitFor(() => expect(video.paused).toBe(false));
    video.pause();
  },
});

/** Film that cannot be played: `onFail` is called so that the slide can be hidden. */
export const Broken = meta.story({
  args: { src: '/media/broken.webm' },
  parameters: { handlers: [fileBroken('broken.webm')] },
  async play({ args }) {
    await waitFor(() => expect(args.onFail).toHaveBeenCalledOnce());
  },
});
