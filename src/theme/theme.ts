import type {} from '@mui/material/themeCssVarsAugmentation';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import { alpha, createTheme, darken, decomposeColor, lighten, type Overlays, type PaletteOptions, type Shadows, type Theme, type ThemeOptions } from '@mui/material/styles';
import { PALETTE, type Scheme } from '../contract/palette';
import type { Look } from '../contract/settings';
import { focusRing } from './focusRing';

declare module '@mui/material/styles' {
  interface Palette {
    illustration: { back: string; front: string; ember: string };
  }
  interface PaletteOptions {
    illustration: { back: string; front: string; ember: string };
  }
}

/**
 * Returns the colours of a filled button. In the dark scheme it lightens on hover, because MUI's darker fill would make the dark label unreadable.
 */
function filled(scheme: Scheme, main: string, contrastText: string) {
  const [light, dark] = [lighten(main, 0.2), darken(main, 0.2)];
  return scheme === 'dark' ? { main, light, dark: light, contrastText } : { main, light, dark, contrastText };
}

/** The part of the look that the theme depends on. */
type Colours = Pick<Look, 'colours'>;

/**
 * Returns the palette of a scheme in the shape that MUI expects. Every colour that the owner can choose contrasts best with the scheme's own label
 * colour, so both labels are not compared here.
 */
export function paletteOf(scheme: Scheme, { colours: { action, accent } }: Colours) {
  const colours = { ...PALETTE[scheme], action: action[scheme], accent: accent[scheme] };
  return {
    primary: filled(scheme, colours.action, colours.onAction),
    secondary: filled(scheme, colours.accent, colours.ground),
    success: filled(scheme, colours.good, colours.ground),
    error: filled(scheme, colours.bad, colours.ground),
    info: filled(scheme, colours.accent, colours.ground),
    warning: filled(scheme, colours.action, colours.onAction),
    background: { default: colours.ground, paper: colours.raised },
    text: { primary: colours.text, secondary: colours.quiet, disabled: alpha(colours.quiet, 0.75) },
    divider: colours.hairline,
    action: { disabledBackground: alpha(colours.quiet, 0.18), disabled: alpha(colours.quiet, 0.8) },
    illustration: { back: colours.drawingBack, front: colours.drawingFront, ember: colours.action },
  } satisfies PaletteOptions;
}

/**
 * Returns the variables of the two colours that the owner chooses, for a part of a page that shows another look than the page. Its root needs the
 * scheme in `data-scheme`.
 */
export function schemeVariables(scheme: Scheme, look: Colours): Record<`--${string}`, string> {
  const { primary, secondary } = paletteOf(scheme, look);
  return Object.fromEntries(
    Object.entries({ primary, secondary }).flatMap(([name, colours]) => Object.entries({ ...colours, mainChannel: decomposeColor(colours.main).values.join(' ') }).map(([role, value]) => [`--mui-palette-${name}-${role}`, value])),
  );
}

const DISPLAY = "'Fraunces Variable', 'Fraunces Fallback', Georgia, serif";
const TEXT = "'Figtree Variable', 'Figtree Fallback', Arial, sans-serif";

const heading = (weight: number, from: number, grow: number, to: number, lineHeight: number) => ({
  fontFamily: DISPLAY,
  fontWeight: weight,
  fontSize: `clamp(${from}rem, ${from - 0.3}rem + ${grow}vw, ${to}rem)`,
  lineHeight,
  letterSpacing: '-0.01em',
  textWrap: 'balance' as const,
});

/** Raised surfaces are distinguished by border and background, so MUI's shadow levels and overlays are disabled. */
const ONE_SHADOW = ['none', ...Array<string>(24).fill('0 8px 32px rgb(0 0 0 / 0.28)')] as Shadows;
const NO_OVERLAYS = Array<string>(25).fill('none') as Overlays;

/** Percentage of the secondary text colour in a field's border. A fainter border would make fields hard to recognize. */
export const FIELD_LINE = { dark: 60, light: 72 } as const;
const line = (scheme: Scheme) => ({ borderColor: `color-mix(in srgb, var(--mui-palette-text-secondary) ${FIELD_LINE[scheme]}%, transparent)` });
const notchedOutline = ({ theme }: { theme: Pick<Theme, 'applyStyles'> }) => ({ ...line('dark'), ...theme.applyStyles('light', line('light')) });

/** Named by this JSON, the Data Grid's style element has the hash that the content security policy allows, whatever the colours. */
const SITE_THEME = { toJSON: () => 'site' };

const optionsOf = (look: Colours): ThemeOptions => ({
  cssVariables: { colorSchemeSelector: 'data-scheme' },
  defaultColorScheme: 'dark',
  colorSchemes: { dark: { palette: paletteOf('dark', look), overlays: NO_OVERLAYS }, light: { palette: paletteOf('light', look), overlays: NO_OVERLAYS } },
  shadows: ONE_SHADOW,
  shape: { borderRadius: 12 },
  spacing: 4,
  typography: {
    fontFamily: TEXT,
    fontSize: 16,
    htmlFontSize: 16,
    h1: heading(640, 2.25, 2.6, 4, 1.06),
    h2: heading(600, 1.6, 1.2, 2.4, 1.15),
    h3: heading(600, 1.25, 0.5, 1.6, 1.2),
    h4: heading(600, 1.125, 0.3, 1.3, 1.25),
    body1: { fontSize: '1.0625rem', lineHeight: 1.6 },
    body2: { fontSize: '0.9375rem', lineHeight: 1.5 },
    caption: { fontSize: '0.875rem', lineHeight: 1.45 },
    button: { textTransform: 'none', fontWeight: 650, fontSize: '1.0625rem' },
  },
  components: {
    MuiCssBaseline: {
      styleOverrides: {
        html: { scrollPaddingTop: 96 },
        '::selection': { background: 'var(--mui-palette-primary-main)', color: 'var(--mui-palette-primary-contrastText)' },
        ':focus-visible': focusRing,
        '@media (prefers-reduced-motion: reduce)': { '*, *::before, *::after': { animationDuration: '0.01ms !important', animationIterationCount: '1 !important', transitionDuration: '0.01ms !important', scrollBehavior: 'auto !important' } },
      },
    },
    MuiButtonBase: { defaultProps: { disableRipple: true }, styleOverrides: { root: { '&.Mui-focusVisible': focusRing } } },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: { root: { borderRadius: 999, minHeight: 44, paddingInline: 24 }, sizeLarge: { minHeight: 54, paddingInline: 32 } },
    },
    MuiIconButton: { styleOverrides: { root: { minWidth: 44, minHeight: 44 } } },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiCard: { styleOverrides: { root: { border: '1px solid var(--mui-palette-divider)', boxShadow: 'none' } } },
    MuiLink: { styleOverrides: { root: { textUnderlineOffset: '0.2em' } } },
    MuiTextField: { defaultProps: { fullWidth: true } },
    MuiOutlinedInput: { styleOverrides: { notchedOutline } },
    MuiPickersOutlinedInput: { styleOverrides: { notchedOutline } },
  },
});

/** Theme of the last look, because all pages that a thread renders have the same one. */
let last: { key: string; theme: Theme } | null = null;

/** Returns the MUI theme in the colours of a look: two colour schemes as CSS variables, selected by `data-scheme` on the root element. */
export function createSiteTheme(look: Colours): Theme {
  const key = JSON.stringify(look.colours);
  if (last?.key !== key) last = { key, theme: createTheme(optionsOf(look), SITE_THEME) };
  return last.theme;
}
