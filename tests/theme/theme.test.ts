import { getContrastRatio } from '@mui/material/styles';
import { expect, test } from 'vitest';
import { PALETTE } from '../../src/contract/palette';
import { FIELD_LINE, paletteOf } from '../../src/theme/theme';

const FILLS = ['primary', 'secondary', 'success', 'error', 'info', 'warning'] as const;
const cases = (['dark', 'light'] as const).flatMap((scheme) => FILLS.map((fill) => ({ scheme, fill })));

test.each(cases)('text on a $fill fill has a contrast of 4.5 : 1, also on hover, where the colour differs ($scheme)', ({ scheme, fill }) => {
  const { main, dark, contrastText } = paletteOf(scheme)[fill];
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
