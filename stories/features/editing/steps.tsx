import Box from '@mui/material/Box';
import type { ComponentType } from 'react';
import { screen, within } from 'storybook/test';
import { editingTexts } from '../../../src/features/editing/texts';
import type { PlayContext } from '../../fixtures/playContext';
import { translator } from '../../fixtures/translate';

/** Decorator that renders the story on a sheet as wide as the dialog. */
export const onPaper = (Story: ComponentType) => (
  <Box component="main" sx={{ maxWidth: 860, mx: 'auto', p: { xs: 4, sm: 6 }, bgcolor: 'background.paper', minHeight: '100vh' }}>
    <Story />
  </Box>
);

export const textOf = ({ globals }: Pick<PlayContext, 'globals'>) => translator(editingTexts, globals['locale']);

/** Returns queries for the dialog, which is rendered outside the story's canvas. */
export const inDialog = async () => within(await screen.findByRole('dialog'));
