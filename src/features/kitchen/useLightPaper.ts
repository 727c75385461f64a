import { useEffect } from 'react';

const SCHEME = 'data-scheme';

/** Paper is light whatever the screen shows: the scheme changes for as long as something is being printed. */
export function useLightPaper(): void {
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
