import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Decorator, StoryContext } from '@storybook/react-vite';
import { settingsTexts } from '../../../src/features/consent/settingsTexts';
import { consentTexts } from '../../../src/features/consent/texts';
import { translator } from '../../fixtures/translate';

/** Part of the play function's context that these stories use. */
export type Steps = Pick<StoryContext, 'canvas' | 'globals' | 'userEvent'>;

export const texts = ({ globals }: Pick<Steps, 'globals'>) => translator(consentTexts, globals['locale']);
export const settingsText = ({ globals }: Pick<Steps, 'globals'>) => translator(settingsTexts, globals['locale']);

/** Decorator that renders the story over a long page with a button at its end. */
export const overPage: Decorator = (Story) => (
  <>
    <Box component="main" tabIndex={-1} sx={{ p: { xs: 4, sm: 6 }, '&:focus': { outline: 'none' } }}>
      <Typography variant="h1">Boucane</Typography>
      <Box aria-hidden sx={{ display: 'grid', gridTemplateColumns: { sm: 'repeat(3, 1fr)' }, gap: 4, my: 6 }}>
        {['un', 'deux', 'trois'].map((card) => (
          <Box key={card} sx={{ height: { xs: 70, sm: 180 }, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }} />
        ))}
      </Box>
    </Box>
    <Box component="footer" data-above-banner="" sx={{ px: { xs: 4, sm: 6 }, pt: 4, pb: 'calc(16px + var(--consent-height, 0px))', bgcolor: 'background.paper' }}>
      <Button variant="contained">OK</Button>
    </Box>
    <Story />
  </>
);
