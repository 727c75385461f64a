import Box from '@mui/material/Box';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { VersionRow } from '../../../src/features/settings/VersionRow';
import { identityVersions } from '../../fixtures/settings';
import { texts } from './steps';

const [, former] = identityVersions;

const meta = preview.meta({
  component: VersionRow,
  tags: ['no-screenshot'],
  decorators: [
    (Story) => (
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 6, maxWidth: 860 }}>
        <Story />
      </Box>
    ),
  ],
  args: { version: former ?? null, current: false, busy: false, onRestore: fn() },
});

/** Former version. Checks that it can be restored. */
export const Default = meta.story({
  async play(steps) {
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: texts(steps)('versions.restoreNumber', { number: 2 }) }));
    await expect(steps.args.onRestore).toHaveBeenCalledOnce();
  },
});

export const Current = meta.story({ args: { current: true }, play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull() });

export const StartingValues = meta.story({ args: { version: null }, play: async (steps) => expect(steps.canvas.getByRole('button', { name: texts(steps)('versions.restoreStart') })).toBeEnabled() });
