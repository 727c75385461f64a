import { siteTheme } from './theme';

type Block = Readonly<Record<string, string | number | object>>;

const kebab = (name: string) => (name.startsWith('--') ? name : name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));

/** What MUI gives Emotion to write, as CSS: selectors, and under them what they define. */
const cssOf = (block: Block): string =>
  Object.entries(block)
    .map(([name, value]) => (typeof value === 'object' ? `${name}{${cssOf(value as Block)}}` : `${kebab(name)}:${value};`))
    .join('');

/** The variables of both schemes, as CSS. */
export const variables = (): string =>
  siteTheme()
    .generateStyleSheets()
    .map((block) => cssOf(block as Block))
    .join('');

let laid = false;

/**
 * Lays the variables of both schemes under the document, once. Written as they are: through Emotion they would be the dearest part of
 * taking a page over. A page that a server wrote has those it needs by itself.
 */
export function layVariables(): void {
  if (laid) return;
  laid = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(variables());
  document.adoptedStyleSheets.push(sheet);
}
