import Box from '@mui/material/Box';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { MediaSlides } from '../../../src/features/media/MediaSlides';
import { buildItems } from '../../../src/features/media/items';
import { mediaTexts } from '../../../src/features/media/texts';
import { translator } from '../../fixtures/translate';

const meta = preview.meta({
  component: MediaSlides,
  args: {
    items: buildItems([
      { name: 'fumoir', src: '/media/fumoir.webp' },
      { name: 'table', src: '/media/table.webp' },
    ]),
    allowYouTube: false,
    onHide: fn(),
  },
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 720, mx: 'auto', p: 6 }}>
        <Story />
      </Box>
    ),
  ],
});

/** Two slides; the Next button wraps around. */
export const Default = meta.story({
  tags: ['no-screenshot'],
  async play({ canvas, globals, userEvent }) {
    const t = translator(mediaTexts, globals['locale']);
    const shown = (item: 'fumoir' | 'table', index: number) =>
      waitFor(() => expect(canvas.getByRole('group', { name: t('position', { title: t(`items.${item}.title`), index, total: 2 }) })).toBeVisible());
    await shown('fumoir', 1);
    await userEvent.click(canvas.getByRole('button', { name: t('next') }));
    await shown('table', 2);
    await userEvent.click(canvas.getByRole('button', { name: t('next') }));
    await shown('fumoir', 1);
  },
});

/** Unknown file type: the slide shows a message, and no controls are rendered. */
export const Unsupported = meta.story({
  args: { items: buildItems([{ name: 'menu', src: '/media/menu-des-fetes-2026.pdf' }]) },
  async play({ canvas, globals }) {
    await expect(await canvas.findByText(translator(mediaTexts, globals['locale'])('unsupported'))).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** YouTube films rendered as slides, with their duration. */
export const Films = meta.story({
  args: { items: buildItems([{ name: 'four', src: 'https://youtu.be/BOUCANE_006', duration: 23 }, { name: 'banquet', src: 'https://youtu.be/BOUCANE_007', duration: 114 }]) },
  tags: ['layout'],
  async play({ canvas, globals }) {
    const t = translator(mediaTexts, globals['locale']);
    await expect(await canvas.findByRole('button', { name: t('watch', { title: t('items.four.title') }) })).toBeVisible();
    await expect(canvas.getByText('0:23')).toBeVisible();
  },
});
