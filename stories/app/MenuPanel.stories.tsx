import Box from '@mui/material/Box';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';
import { MenuPanel } from '../../src/app/MenuPanel';
import { shellTexts } from '../../src/app/texts';
import { translator } from '../fixtures/translate';

/** Renders the panel in a mobile viewport at every window size, because it exists on small screens only. */
const meta = preview.meta({
  component: MenuPanel,
  args: { id: 'panel', onFollow: fn() },
  tags: ['no-screenshot'],
  decorators: [
    (Story) => (
      <Box sx={{ position: 'relative', height: 1, '& > nav': { display: 'flex !important' } }}>
        <Story />
      </Box>
    ),
  ],
});

/** Open panel. Checks that the first link takes the focus. The screenshot is part of the header's story on mobile. */
export const Default = meta.story({
  async play({ canvas, globals, args, userEvent }) {
    const t = translator(shellTexts, globals['locale']);
    await waitFor(() => expect(canvas.getByRole('link', { name: t('pages.home') })).toHaveFocus());
    await userEvent.click(canvas.getByRole('link', { name: t('book') }));
    await expect(args.onFollow).toHaveBeenCalledTimes(1);
  },
});
