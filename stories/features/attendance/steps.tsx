import Box from '@mui/material/Box';
import type { Decorator } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { attendanceTexts } from '../../../src/features/attendance/texts';
import type { PlayContext } from '../../fixtures/playContext';
import { translator } from '../../fixtures/translate';

export const words = ({ globals }: Pick<PlayContext, 'globals'>) => translator(attendanceTexts, globals['locale']);
export const dialog = async () => within(await screen.findByRole('dialog'));

/** Decorator that adds the margins and the width of the back office. */
export const roomy: Decorator = (Story) => (
  <Box sx={{ p: 5, maxWidth: 900 }}>
    <Story />
  </Box>
);
