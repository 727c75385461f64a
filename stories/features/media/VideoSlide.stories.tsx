import Box from '@mui/material/Box';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { mediaTexts } from '../../../src/features/media/texts';
import { VideoSlide } from '../../../src/features/media/VideoSlide';
import { spoken } from '../../fixtures/spoken';
import { fileBroken } from './mediaHandlers';

const meta = preview.meta({
  component: VideoSlide,
  args: { src: '/media/braise.webm', title: 'La braise', playing: false, onFail: fn() },
  // The browser's own controls belong to no picture of ours.
  tags: ['no-picture'],
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

/** It waits with its own controls, without sound, and has words for a browser that knows no video. */
export const Default = meta.story({
  async play({ canvasElement, globals }) {
    const video = film(canvasElement);
    await waitFor(() => expect(video.duration).toBe(8));
    await expect(video.muted && video.paused && video.controls).toBe(true);
    await expect(video).toHaveTextContent(spoken(mediaTexts, globals['locale'])('noVideo'));
  },
});

/** As the slide that shows in a carousel that turns. */
export const Playing = meta.story({
  args: { playing: true },
  async play({ canvasElement }) {
    const video = film(canvasElement);
    await waitFor(() => expect(video.paused).toBe(false));
    video.pause();
  },
});

/** A film that cannot be played reports it, so that it can be hidden. */
export const Broken = meta.story({
  args: { src: '/media/broken.webm' },
  parameters: { answers: [fileBroken('broken.webm')] },
  async play({ args }) {
    await waitFor(() => expect(args.onFail).toHaveBeenCalledOnce());
  },
});
