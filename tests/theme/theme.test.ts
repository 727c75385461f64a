import { getContrastRatio } from '@mui/material/styles';
import { expect, test } from 'vitest';
import { paletteOf } from '../../src/theme/theme';

const FILLS = ['primary', 'secondary', 'success', 'error', 'info', 'warning'] as const;
const cases = (['dark', 'light'] as const).flatMap((scheme) => FILLS.map((fill) => ({ scheme, fill })));

test.each(cases)('words on a $fill fill read at 4.5 : 1 at rest and under the pointer, which shows a difference ($scheme)', ({ scheme, fill }) => {
  const { main, dark, contrastText } = paletteOf(scheme)[fill];
  for (const behind of [main, dark]) expect(getContrastRatio(contrastText, behind)).toBeGreaterThanOrEqual(4.5);
  expect(dark).not.toBe(main);
});
