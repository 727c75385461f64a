import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import type { ImportState } from '../../../src/contract/dataTransfer';
import preview from '../../../.storybook/preview';
import { ImportObstacles } from '../../../src/features/datatransfer/ImportObstacles';
import { normalizeSpaces } from '../../fixtures/translate';
import { data, spaced } from './steps';

const meta = preview.meta({
  component: ImportObstacles,
  args: { obstacles: [{ kind: 'catalogue', count: 1 }] as ImportState['obstacles'] },
  decorators: [
    (Story) => (
      <Box sx={{ p: { xs: 4, sm: 6 }, maxWidth: 760, display: 'grid', gap: 4 }}>
        <Story />
      </Box>
    ),
  ],
});

/** One item only. */
export const Default = meta.story({
  tags: ['no-screenshot'],
  play: async (steps) => expect(steps.canvas.getByRole('listitem')).toHaveTextContent(normalizeSpaces(data(steps)('import.obstacles.catalogue', { count: 1 }))),
});

export const Many = meta.story({
  tags: ['no-screenshot', '!dev'],
  args: { obstacles: [{ kind: 'messages', count: 12 }, { kind: 'accounts', count: 2 }] },
  play: async (steps) => expect(steps.canvas.getByText(spaced(data(steps)('import.obstacles.accounts', { count: 2 })))).toBeVisible(),
});
