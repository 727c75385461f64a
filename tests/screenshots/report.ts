import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { screenshotPath } from './capture.ts';

/*
 * `npm run visual:report`: writes the screenshots of the last run that differ from their baselines to one self-contained page, with before, after
 * and difference. `npm test` runs this automatically.
 */

const at = (name: string) => fileURLToPath(new URL(`../../.visual-diff/${name}`, import.meta.url));
const ACTUAL = '-actual.png';

export const REPORT = at('report.html');

/** Deletes the differences of the last run. */
export const deleteDiffs = (): void => rmSync(at(''), { recursive: true, force: true });

const figure = (caption: string, path: string) =>
  existsSync(path)
    ? `<figure tabindex="0"><figcaption>${caption}</figcaption><img alt="${caption}" src="data:image/png;base64,${readFileSync(path).toString('base64')}"></figure>`
    : `<figure><figcaption>${caption}</figcaption><p>None: the picture has another size, or is new.</p></figure>`;

const section = (name: string) => `<section id="${name}"><h2>${name}</h2><div>
${figure('Before', screenshotPath(name))}
${figure('After', at(`${name}${ACTUAL}`))}
${figure('Difference', at(`${name}-diff.png`))}
</div></section>`;

const titleOf = (count: number) => (count === 1 ? '1 changed picture' : `${count} changed pictures`);

/** Renders the HTML page of the screenshots with these names. */
const pageOf = (names: readonly string[]) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${titleOf(names.length)}</title>
<style>
:root { color-scheme: light dark; font-family: system-ui, sans-serif }
body { margin: 24px }
h2 { font-size: 1rem; overflow-wrap: anywhere }
section > div { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr)); gap: 16px; align-items: start }
figure { margin: 0; min-width: 0; cursor: zoom-in }
figure:focus { grid-column: 1 / -1; overflow: auto; cursor: auto }
figure:focus img { max-width: none }
img { max-width: 100%; outline: 1px solid #8888 }
</style>
<h1>${titleOf(names.length)}</h1>
<ol>${names.map((name) => `<li><a href="#${name}">${name}</a></li>`).join('\n')}</ol>
<p>Press a picture to see it in its own size.</p>
<p>Meant so? <code>npm run visual:update -- stories/…</code> records those of the stories named.</p>
${names.map(section).join('\n')}
</html>
`;

/** Writes the report if there are differences. @returns the number of screenshots in the report */
export function reportDifferences(): number {
  if (!existsSync(at(''))) return 0;
  const names = readdirSync(at(''))
    .filter((file) => file.endsWith(ACTUAL))
    .map((file) => file.slice(0, -ACTUAL.length));
  if (names.length > 0) writeFileSync(REPORT, pageOf(names));
  return names.length;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const count = reportDifferences();
  console.info(count > 0 ? `${count} changed pictures: ${REPORT}` : 'No picture of the last run has changed.');
}
