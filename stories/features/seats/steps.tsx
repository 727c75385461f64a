import Box from '@mui/material/Box';
import type { Decorator } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { seatFormTexts } from '../../../src/features/seats/formTexts';
import { reservationTexts } from '../../../src/features/seats/reservationTexts';
import { seatsTexts } from '../../../src/features/seats/texts';
import type { PlayContext } from '../../fixtures/playContext';
import { translator } from '../../fixtures/translate';

export const panel = ({ globals }: Pick<PlayContext, 'globals'>) => translator(seatsTexts, globals['locale']);
export const form = ({ globals }: Pick<PlayContext, 'globals'>) => translator(seatFormTexts, globals['locale']);
export const reservationText = ({ globals }: Pick<PlayContext, 'globals'>) => translator(reservationTexts, globals['locale']);

/** Finds the open dialog. */
export const dialog = async () => within(await screen.findByRole('dialog'));

/** Decorator with the width of an offer's card. */
export const onPaper: Decorator = (Story) => (
  <Box sx={{ maxWidth: 440, m: 4, p: 5, bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 1 }}>
    <Story />
  </Box>
);
