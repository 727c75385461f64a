import Box from '@mui/material/Box';
import type { Swiper } from 'swiper';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import type { MediaSource } from '../../../src/contract/media';
import { MediaCarousel } from '../../../src/features/media/MediaCarousel';
import { mediaTexts } from '../../../src/features/media/texts';
import { pictureHandlers, pictureLibrary } from '../../fixtures/pictures';
import type { PlayContext } from '../../fixtures/playContext';
import { languageOf, normalizeSpaces, translator } from '../../fixtures/translate';
import { fileBroken, filesMissing, filesPending, filesSlow, filesThere, filesUnreachable, thumbnails } from './mediaHandlers';

const meta = preview.meta({
  component: MediaCarousel,
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 1080, mx: 'auto', px: { xs: 4, sm: 6 }, py: 6 }}>
        <Story />
      </Box>
    ),
  ],
  parameters: { handlers: [filesThere, thumbnails] },
});

/** Timeout for the carousel's chunk and files, which load over the network. */
const PATIENTLY = { timeout: 10_000 };

type Item = keyof typeof mediaTexts.tree.items;

/** Waits until the item's slide is the visible one. */
async function shown({ canvas, globals }: Pick<PlayContext, 'canvas' | 'globals'>, item: Item, index: number, total: number): Promise<void> {
  const t = translator(mediaTexts, globals['locale']);
  const slide = await canvas.findByRole('group', { name: t('position', { title: t(`items.${item}.title`), index, total }) }, PATIENTLY);
  await waitFor(() => expect(slide).toBeVisible());
}

const FILM: MediaSource = { name: 'nuit', src: 'https://www.youtube.com/watch?v=BOUCANE_003', duration: 65 };

/** Two pictures, a local film and seven YouTube films. Autoplay is off, because these tests emulate reduced motion. */
export const Default = meta.story({
  tags: ['layout'],
  async play(context) {
    const { canvas, canvasElement, globals } = context;
    const t = translator(mediaTexts, globals['locale']);
    await shown(context, 'fumoir', 1, 10);
    await expect(canvas.getAllByRole('group', { name: /\b10$/ })).toHaveLength(1);
    await expect(canvas.getByRole('img')).toHaveAccessibleName(t('items.fumoir.description'));
    await expect(canvas.getByRole('button', { name: t('play') })).toBeVisible();
    await expect(canvasElement.querySelectorAll('.swiper-slide')).toHaveLength(10);
    await expect(canvasElement.querySelector('iframe')).toBeNull();
    await expect(canvasElement.querySelector('img[src^="https:"]')).toBeNull();
  },
});

/** Five bullets are visible; a click on a bullet shows its slide. */
export const Chosen = meta.story({
  async play(context) {
    const { canvas, globals, userEvent } = context;
    const t = translator(mediaTexts, globals['locale']);
    await shown(context, 'fumoir', 1, 10);
    await userEvent.click(canvas.getByRole('button', { name: t('show', { title: t('items.buche.title'), index: 5, total: 10 }) }));
    await shown(context, 'buche', 5, 10);
    await expect(canvas.getByRole('button', { current: true })).toHaveAccessibleName(t('show', { title: t('items.buche.title'), index: 5, total: 10 }));
    await expect(canvas.getByRole('group', { name: t('bullets') }).querySelectorAll('button')).toHaveLength(10);
    await expect(canvas.getAllByRole('button', { name: / 10$/ })).toHaveLength(5);
  },
});

/** Resize while a slide is being chosen, as when a phone is rotated: the visible slide matches the announced one. */
export const Resized = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(context) {
    const { canvas, canvasElement, globals } = context;
    const t = translator(mediaTexts, globals['locale']);
    await shown(context, 'fumoir', 1, 10);
    const box = await waitFor(() => {
      const found = canvasElement.querySelector<HTMLElement & { swiper?: Swiper }>('.swiper')?.swiper;
      if (!found) throw new Error('Swiper has not begun');
      return found;
    });
    canvas.getByRole('button', { name: t('show', { title: t('items.buche.title'), index: 5, total: 10 }) }).click();
    // At this point React has called Swiper; Swiper changes the slide in the next frame.
    await Promise.resolve();
    box.emit('resize');
    await shown(context, 'buche', 5, 10);
    const slide = await canvas.findByRole('group', { name: t('position', { title: t('items.buche.title'), index: 5, total: 10 }) });
    await waitFor(() => expect(slide).toHaveClass('swiper-slide-active'));
    // A change requested in one frame is rendered in the next.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await expect(slide).toHaveClass('swiper-slide-active');
  },
});

/** Arrow keys go through the slides in both directions and wrap around; the focus follows. */
export const Keyboard = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(context) {
    const { canvas, globals, userEvent } = context;
    const t = translator(mediaTexts, globals['locale']);
    await shown(context, 'fumoir', 1, 10);
    canvas.getByRole('button', { current: true }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await shown(context, 'table', 2, 10);
    await userEvent.keyboard('{ArrowLeft}');
    await shown(context, 'fumoir', 1, 10);
    await userEvent.keyboard('{ArrowLeft}');
    await shown(context, 'banquet', 10, 10);
    await waitFor(() => expect(canvas.getByRole('button', { current: true })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: t('next') }));
    await shown(context, 'fumoir', 1, 10);
  },
});

/** Autoplay started manually: the button becomes Pause, and a click on it stops autoplay. */
export const Played = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(context) {
    const { canvas, globals, userEvent } = context;
    const t = translator(mediaTexts, globals['locale']);
    await shown(context, 'fumoir', 1, 10);
    await userEvent.click(canvas.getByRole('button', { name: t('play') }));
    await userEvent.click(canvas.getByRole('button', { name: t('pause') }));
    await expect(canvas.getByRole('button', { name: t('play') })).toBeVisible();
  },
});

/** Single film: no navigation controls are rendered. */
export const OneItem = meta.story({
  tags: ['no-screenshot', '!dev'],
  args: { sources: [FILM] },
  async play(context) {
    const { canvas, globals } = context;
    const t = translator(mediaTexts, globals['locale']);
    await shown(context, 'nuit', 1, 1);
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await expect(canvas.getByRole('button')).toHaveAccessibleName(t('watch', { title: t('items.nuit.title') }));
  },
});

/** Missing files are left out; the YouTube films stay. */
export const FilesMissing = meta.story({
  tags: ['no-screenshot', '!dev'],
  parameters: { handlers: [filesMissing] },
  async play(context) {
    await shown(context, 'allumage', 1, 7);
  },
});

/** Picture that fails to load: its slide is hidden, and the others move up. */
export const PictureBroken = meta.story({
  tags: ['no-screenshot', '!dev'],
  parameters: { handlers: [fileBroken('fumoir.webp'), filesThere] },
  async play(context) {
    await shown(context, 'table', 1, 9);
  },
});

/** List of items not built yet: the progress is 0. */
export const Loading = meta.story({
  parameters: { handlers: [filesPending] },
  async play({ canvas, globals }) {
    await expect(canvas.getByRole('status')).toHaveTextContent(normalizeSpaces(translator(mediaTexts, globals['locale'])('loading')));
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
  },
});

/** List built; the pictures and the film's duration are still loading. */
export const Listed = meta.story({
  tags: ['no-screenshot', '!dev'],
  parameters: { handlers: [filesSlow, filesThere] },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25'), PATIENTLY);
  },
});

/** Connection lost; Retry calls `onRetry`. */
export const Failed = meta.story({
  tags: ['layout'],
  args: { onRetry: fn() },
  parameters: { handlers: [filesUnreachable] },
  async play({ canvas, args, globals, userEvent }) {
    const t = translator(mediaTexts, globals['locale']);
    await expect(await canvas.findByRole('alert', {}, PATIENTLY)).toHaveTextContent(normalizeSpaces(t('failedItems')));
    await userEvent.click(canvas.getByRole('button', { name: t('retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** YouTube allowed: its thumbnails load, but no film plays automatically with reduced motion. */
export const YouTubeAllowed = meta.story({
  tags: ['no-screenshot', '!dev'],
  args: { allowYouTube: true },
  async play(context) {
    const { canvasElement } = context;
    await shown(context, 'fumoir', 1, 10);
    await expect(canvasElement.querySelectorAll('img[src^="https://i.ytimg.com/"]')).toHaveLength(7);
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
});

/** Owner's pictures in the gallery. Checks that they follow the first picture, with their words. */
export const OwnPictures = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [filesThere, thumbnails, ...pictureHandlers()] },
  async play({ canvas, globals, userEvent }) {
    const t = translator(mediaTexts, globals['locale']);
    await userEvent.click(await canvas.findByRole('button', { name: t('next') }, PATIENTLY));
    // The picture of a slide is visible once the slide has faded in.
    await waitFor(() => expect(canvas.getByRole('img', { name: pictureLibrary[2]?.alt[languageOf(globals['locale'])] ?? '' })).toBeVisible(), PATIENTLY);
  },
});
