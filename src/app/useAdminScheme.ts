import { useColorScheme } from '@mui/material/styles';
import { useEffect, useLayoutEffect } from 'react';
import { lendScheme } from '../api/schemeStorage';

/** The back office is light unless the person has chosen; leaving it gives back the system's scheme. */
export function useAdminScheme(): void {
  const { mode, setMode } = useColorScheme();
  // Before the frame is painted in the other.
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
