import Box from '@mui/material/Box';
import type { Decorator } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { DietsField } from '../../../src/features/diets/DietsField';
import { manageTexts } from '../../../src/features/manage/texts';
import type { PlayContext } from '../../fixtures/playContext';
import { spoken } from '../../fixtures/spoken';

export const words = ({ globals }: Pick<PlayContext, 'globals'>) => spoken(manageTexts, globals['locale']);

export const TOKEN = 'a-token-of-a-mail';

/** What the page hands in. */
export const DIETS = <DietsField />;

/** Some room around a part. */
export const roomy: Decorator = (Story) => (
  <Box sx={{ p: { xs: 4, sm: 6 }, maxWidth: 760 }}>
    <Story />
  </Box>
);

/** The sheet that a change opens. */
export const sheet = async () => within(await screen.findByRole('dialog'));
