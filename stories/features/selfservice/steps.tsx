import Box from '@mui/material/Box';
import type { Decorator } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { DietsField } from '../../../src/features/diets/DietsField';
import { manageTexts } from '../../../src/features/selfservice/texts';
import type { PlayContext } from '../../fixtures/playContext';
import { translator } from '../../fixtures/translate';

export const words = ({ globals }: Pick<PlayContext, 'globals'>) => translator(manageTexts, globals['locale']);

export const TOKEN = 'a-token-of-a-mail';

/** Diets field that the page passes in. */
export const DIETS = <DietsField />;

/** Decorator with padding and a maximum width around a component. */
export const roomy: Decorator = (Story) => (
  <Box sx={{ p: { xs: 4, sm: 6 }, maxWidth: 760 }}>
    <Story />
  </Box>
);

/** Finds the dialog that a change opens. */
export const sheet = async () => within(await screen.findByRole('dialog'));
