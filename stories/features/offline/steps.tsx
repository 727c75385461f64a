import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Decorator } from '@storybook/react-vite';

/** Cuts the line or mends it, as the page is told of it. */
export function setLine(online: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => online });
  window.dispatchEvent(new Event(online ? 'online' : 'offline'));
}

/** Begins a story with or without a line. To be run before it. */
export const withLine = (online: boolean) => () => {
  setLine(online);
  return () => {
    Reflect.deleteProperty(navigator, 'onLine');
  };
};

/** A page of some length, with a button at its very end. */
export const overPage: Decorator = (Story) => (
  <>
    <Box component="main" tabIndex={-1} sx={{ p: { xs: 4, sm: 6 }, '&:focus': { outline: 'none' } }}>
      <Typography variant="h1">Boucane</Typography>
      <Box aria-hidden sx={{ display: 'grid', gap: 4, my: 6 }}>
        {['un', 'deux', 'trois'].map((card) => (
          <Box key={card} sx={{ height: 200, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }} />
        ))}
      </Box>
      <Button variant="contained">OK</Button>
    </Box>
    <Story />
  </>
);
