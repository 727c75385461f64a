import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming/create';
import { PALETTE } from '../src/contract/palette';

const { ground, raised, text, quiet, action, hairline } = PALETTE.light;

// Theme of the Storybook manager UI, in the site's light colours.
const theme = create({
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

addons.setConfig({ theme });
