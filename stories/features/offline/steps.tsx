import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Decorator } from '@storybook/react-vite';

/** Sets `navigator.onLine` and dispatches the matching event. */
export function setLine(online: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => online });
  window.dispatchEvent(new Event(online ? 'online' : 'offline'));
}

/** Starts a story online or offline. For `beforeEach`; returns a cleanup function. */
export const withLine = (online: boolean) => () => {
  setLine(online);
  return () => {
    Reflect.deleteProperty(navigator, 'onLine');
  };
};

/** Decorator with a page long enough to scroll and a button at its end. */
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
