import Box from '@mui/material/Box';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { GalleryFailed } from '../../../src/features/media/GalleryFailed';
import { mediaTexts } from '../../../src/features/media/texts';
import { normalizeSpaces, translator } from '../../fixtures/translate';

const meta = preview.meta({
  component: GalleryFailed,
  args: { onRetry: fn() },
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 720, p: 4 }}>
        <Story />
      </Box>
    ),
  ],
});

/** Failure without a specific message: the generic message and a Retry button are shown. */
export const Default = meta.story({
  async play({ canvas, args, globals, userEvent }) {
    const t = translator(mediaTexts, globals['locale']);
    await expect(canvas.getByRole('alert')).toHaveTextContent(normalizeSpaces(t('failed')));
    await userEvent.click(canvas.getByRole('button', { name: t('retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** List of items failed to load: a specific message is shown. */
export const Items = meta.story({
  tags: ['no-screenshot', '!dev'],
  args: { reason: 'items' as const },
  async play({ canvas, globals }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent(normalizeSpaces(translator(mediaTexts, globals['locale'])('failedItems')));
  },
});
