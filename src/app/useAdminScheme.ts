import { useColorScheme } from '@mui/material/styles';
import { useEffect, useLayoutEffect } from 'react';
import { setTemporaryScheme } from '../api/schemeStorage';

/** Uses the light scheme in the back office unless the user has chosen one. Restores the system's scheme on leaving. */
export function useAdminScheme(): void {
  const { mode, setMode } = useColorScheme();
  // A layout effect, so that the page is never painted in the other scheme.
  useLayoutEffect(() => {
    if (mode !== 'system') return;
    setTemporaryScheme('light');
    setMode('light');
  }, [mode, setMode]);
  useEffect(
    () => () => {
      if (setTemporaryScheme(null)) setMode('system');
    },
    [setMode],
  );
}
