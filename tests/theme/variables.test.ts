import { serializeStyles } from '@emotion/serialize';
import { expect, test } from 'vitest';
import { siteTheme } from '../../src/theme/theme';
import { variables } from '../../src/theme/variables';

test('the variables are laid as MUI gives them to Emotion', () => {
  const spaceless = (css: string) => css.replaceAll(/\s/g, '').replaceAll('};', '}');
  expect(spaceless(variables())).toBe(spaceless(serializeStyles([siteTheme().generateStyleSheets()]).styles));
});

test('both schemes are there, each with its own colours', () => {
  const css = variables();
  expect(css.match(/color-scheme:(dark|light);/g)).toEqual(['color-scheme:dark;', 'color-scheme:light;']);
  expect(new Set(css.match(/--mui-palette-primary-main:[^;]+/g)).size).toBe(2);
});
