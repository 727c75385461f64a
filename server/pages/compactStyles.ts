/** Rules in a media query that follow others under the same one need its name only once. */
const SAME_MEDIA = /@media ([^{}]*)\{((?:[^{}]*\{[^{}]*\})*)\}@media \1\{/g;

/**
 * Says styles in fewer letters: what the browser makes of them, and in which order, stays the same. The names by which the
 * application knows them again stand in their element, not in its text.
 * @param unit pixels of one step of the theme's spacing; NaN leaves them to the browser
 */
export function compactStyles(css: string, unit: number): string {
  let compact = css
    // Always true.
    .replaceAll(/@media \(min-width:0px\)\{((?:[^{}]*\{[^{}]*\})*)\}/g, '$1')
    .replaceAll(';}', '}');
  for (let before = ''; before !== compact; ) {
    before = compact;
    compact = compact.replaceAll(SAME_MEDIA, '@media $1{$2');
  }
  if (Number.isNaN(unit)) return compact;
  return compact.replaceAll(/calc\((-?[\d.]+) \* var\(--mui-spacing\)\)/g, (_, steps: string) => `${Math.round(Number(steps) * unit * 1000) / 1000}px`);
}
