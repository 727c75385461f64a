import Box from '@mui/material/Box';
import type { Decorator } from '@storybook/react-vite';
import { kitchenTexts } from '../../../src/features/kitchen/texts';
import type { PlayContext } from '../../fixtures/playContext';
import { translator } from '../../fixtures/translate';

export const texts = ({ globals }: Pick<PlayContext, 'globals'>) => translator(kitchenTexts, globals['locale']);

/** Decorator that renders the story in a list, as on the sheet. */
export const listed: Decorator = (Story) => (
  <Box component="ul" sx={{ m: 0, p: 4, maxWidth: 760, listStyle: 'none' }}>
    <Story />
  </Box>
);
