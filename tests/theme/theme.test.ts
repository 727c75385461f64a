import { getContrastRatio } from '@mui/material/styles';
import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../src/contract/defaultPrivateSettings';
import { PALETTE } from '../../src/contract/palette';
import { createSiteTheme, FIELD_LINE, paletteOf } from '../../src/theme/theme';
import { GREEN_LOOK } from '../../stories/fixtures/looks';

const LOOKS = { 'new installation': DEFAULT_SETTINGS.look, green: GREEN_LOOK } as const;

const FILLS = ['primary', 'secondary', 'success', 'error', 'info', 'warning'] as const;
const cases = (['dark', 'light'] as const).flatMap((scheme) => FILLS.flatMap((fill) => (['new installation', 'green'] as const).map((look) => ({ scheme, fill, look }))));

test.each(cases)('text on a $fill fill has a contrast of 4.5 : 1, also on hover, where the colour differs ($scheme, $look)', ({ scheme, fill, look }) => {
  const { main, dark, contrastText } = paletteOf(scheme, LOOKS[look])[fill];
  for (const behind of [main, dark]) expect(getContrastRatio(contrastText, behind)).toBeGreaterThanOrEqual(4.5);
  expect(dark).not.toBe(main);
});

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

test.each((['dark', 'light'] as const).flatMap((scheme) => (['ground', 'raised'] as const).map((behind) => ({ scheme, behind }))))('a field border has a contrast of 3 : 1 ($scheme, $behind)', ({ scheme, behind }) => {
  const ground = channels(PALETTE[scheme][behind]);
  const share = FIELD_LINE[scheme] / 100;
  const line = channels(PALETTE[scheme].quiet).map((value, at) => Math.round(value * share + (ground[at] ?? 0) * (1 - share)));
  expect(getContrastRatio(`rgb(${line.join(', ')})`, PALETTE[scheme][behind])).toBeGreaterThanOrEqual(3);
});

test('looks with the same colours share a theme', () => {
  const theme = createSiteTheme(GREEN_LOOK);
  expect(createSiteTheme(structuredClone(GREEN_LOOK))).toBe(theme);
  expect(createSiteTheme(DEFAULT_SETTINGS.look)).not.toBe(theme);
});

// The content security policy allows one style element of the Data Grid, which is named after the theme's JSON.
test('the JSON of the theme does not depend on the colours', () => {
  expect(JSON.stringify(createSiteTheme(GREEN_LOOK))).toBe(JSON.stringify(createSiteTheme(DEFAULT_SETTINGS.look)));
});
