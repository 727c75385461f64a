import { create } from 'storybook/theming/create';
import { PALETTE } from '../src/contract/palette';

const { ground, raised, text, quiet, action, hairline } = PALETTE.light;

/** Storybook around the stories in the colours of the house, on paper: what is read, and the frame. */
export const docsTheme = create({
  base: 'light',
  brandTitle: 'Boucane',
  brandUrl: '?path=/docs/docs-introduction--docs',
  fontBase: "'Figtree Variable', Arial, sans-serif",
  colorPrimary: action,
  colorSecondary: action,
  appBg: ground,
  appContentBg: raised,
  appPreviewBg: raised,
  appBorderColor: hairline,
  appBorderRadius: 12,
  textColor: text,
  textMutedColor: quiet,
  barBg: raised,
  barTextColor: quiet,
  barSelectedColor: action,
  barHoverColor: action,
});
