import { useColorScheme } from '@mui/material/styles';
import { useEffect, useLayoutEffect } from 'react';
import { lendScheme } from '../api/schemeStorage';

/** Uses the light scheme in the back office unless the user has chosen one. Restores the system's scheme on leaving. */
export function useAdminScheme(): void {
  const { mode, setMode } = useColorScheme();
  // A layout effect, so that the page is never painted in the other scheme.
  useLayoutEffect(() => {
    if (mode !== 'system') return;
    lendScheme('light');
    setMode('light');
  }, [mode, setMode]);
  useEffect(
    () => () => {
      if (lendScheme(null)) setMode('system');
    },
    [setMode],
  );
}
