import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { DEFAULT_SETTINGS } from '../../../src/contract/defaultPrivateSettings';
import { FilmPoster } from '../../../src/features/media/FilmPoster';

const { films } = DEFAULT_SETTINGS.films;

const meta = preview.meta({
  component: FilmPoster,
  args: { film: 'nuit' },
  render: (args) => (
    <Box sx={{ position: 'relative', width: 800, height: 450, overflow: 'hidden' }}>
      <FilmPoster {...args} />
    </Box>
  ),
});

/** Decorative poster: the accessible name is on the button over the poster. */
export const Default = meta.story({
  tags: ['no-screenshot'],
  async play({ canvas }) {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

/** One poster per film. */
export const All = meta.story({
  render: () => (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))', gap: 3, p: 4 }}>
      {films.map(({ name }) => (
        <Box key={name} sx={{ position: 'relative', aspectRatio: '16 / 9', overflow: 'hidden', borderRadius: 1 }}>
          <FilmPoster film={name} />
        </Box>
      ))}
    </Box>
  ),
  async play({ canvasElement }) {
    await expect(canvasElement.querySelectorAll('use')).toHaveLength(films.length);
  },
});
