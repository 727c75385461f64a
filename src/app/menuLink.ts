import type { SxProps, Theme } from '@mui/material/styles';

/** Underline in the accent colour, so that the current page is not marked by colour alone. */
const emberLine = {
  '&::after': { content: '""', position: 'absolute', left: 8, right: 8, bottom: 6, height: 2, borderRadius: 1, bgcolor: 'primary.main', transform: 'scaleX(0)', transition: 'transform 200ms' },
  '&:hover::after, &.active::after': { transform: 'none' },
} as const;

/** Styles of a menu link: in the bar, or large in the panel. */
export const menuLink: Record<'bar' | 'panel', SxProps<Theme>> = {
  // Sized so that seven links fit into a bar of 1200 px.
  bar: { ...emberLine, position: 'relative', typography: 'body2', fontWeight: 600, px: 2, mx: { lg: 0, xl: 1 }, minHeight: 44, display: 'inline-flex', alignItems: 'center', whiteSpace: 'nowrap' },
  panel: {
    typography: 'h2',
    display: 'flex',
    alignItems: 'center',
    minHeight: 60,
    '&::before': { content: '""', width: 0, height: 3, borderRadius: 2, bgcolor: 'primary.main' },
    '&.active::before': { width: 24, mr: 3 },
  },
};

export const menuList = (shape: 'bar' | 'panel') => ({ display: 'flex', flexDirection: shape === 'bar' ? 'row' : 'column', listStyle: 'none', m: 0, p: 0 }) as const;
