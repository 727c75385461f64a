import { expect, test } from 'vitest';
import { compactStyles } from '../../server/pages/compactStyles';

test('a query that is always true is left out, and queries under the same name become one', () => {
  expect(compactStyles('@media (min-width:0px){.a{color:red;}}.b{top:0;}@media (min-width:900px){.a{top:1px;}}@media (min-width:900px){.b{top:2px;}}@media (min-width:900px){.c{top:3px;}}', NaN)).toBe(
    '.a{color:red}.b{top:0}@media (min-width:900px){.a{top:1px}.b{top:2px}.c{top:3px}}',
  );
});

test('the order of rules stays as it was, for later ones win', () => {
  expect(compactStyles('@media (min-width:900px){.a{top:1px;}}.a{top:0;}@media (min-width:900px){.b{top:2px;}}', NaN)).toBe('@media (min-width:900px){.a{top:1px}}.a{top:0}@media (min-width:900px){.b{top:2px}}');
});

test('steps of the theme are counted out, unless their size is not known', () => {
  expect(compactStyles('.a{margin:calc(-2.5 * var(--mui-spacing)) calc(4 * var(--mui-spacing));}', 4)).toBe('.a{margin:-10px 16px}');
  expect(compactStyles('.a{margin:calc(4 * var(--mui-spacing));}', NaN)).toBe('.a{margin:calc(4 * var(--mui-spacing))}');
});
