import { useEffect } from 'react';

const SCHEME = 'data-scheme';

/** Switches to the light colour scheme while printing, regardless of the scheme on screen. */
export function usePrintInLightScheme(): void {
  useEffect(() => {
    const root = document.documentElement;
    let shown: string | null = null;
    const lighten = () => {
      shown = root.getAttribute(SCHEME);
      root.setAttribute(SCHEME, 'light');
    };
    const giveBack = () => {
      if (shown !== null) root.setAttribute(SCHEME, shown);
      shown = null;
    };
    window.addEventListener('beforeprint', lighten);
    window.addEventListener('afterprint', giveBack);
    return () => {
      window.removeEventListener('beforeprint', lighten);
      window.removeEventListener('afterprint', giveBack);
    };
  }, []);
}
