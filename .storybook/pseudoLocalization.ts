import type { i18n, PostProcessorModule } from 'i18next';

/**
 * Display modes for a story's texts: `plain` is unchanged, `long` is a third longer, accented and bracketed (pseudo-localization), `keys` shows the
 * translation keys.
 */
export const TEXT_MODES = ['plain', 'long', 'keys'] as const;
export type TextMode = (typeof TEXT_MODES)[number];

export const isTextMode = (value: unknown): value is TextMode => TEXT_MODES.some((each) => each === value);

/** Accented letters that the site's fonts contain, so that pseudo-localized text renders without a fallback font. */
const ACCENTED: Readonly<Record<string, string>> = { a: 'à', e: 'é', i: 'î', o: 'ö', u: 'ù', c: 'ç', n: 'ñ', A: 'À', E: 'É', I: 'Î', O: 'Ö', U: 'Ù', C: 'Ç', N: 'Ñ' };
const LONGER_BY = 0.35;

function lengthenText(text: string): string {
  let owed = 0;
  return text.replaceAll(/\p{L}/gu, (letter) => {
    owed += LONGER_BY;
    const shown = ACCENTED[letter] ?? letter;
    if (owed < 1 || !/[aeiouyàâéèêëîïôöùûü]/i.test(letter)) return shown;
    const more = Math.floor(owed);
    owed -= more;
    return shown + shown.toLowerCase().repeat(more);
  });
}

/**
 * Pseudo-localizes a text: about a third longer, with every possible letter accented. Plain text left on a screen is therefore not translated. Tags
 * are preserved.
 */
export function pseudoLocalize(text: string): string {
  const isRich = /<[a-z/]/i.test(text);
  const longer = isRich ? text.replaceAll(/<[^>]*>|&[a-z]+;|[^<&]+|&/gi, (piece) => (/^[<&]/.test(piece) ? piece : lengthenText(piece))) : lengthenText(text);
  return isRich || longer.trim() === '' ? longer : `[${longer}]`;
}

const keyOf = (key: string | readonly string[], namespace: unknown): string => `${typeof namespace === 'string' ? `${namespace}.` : ''}${[key].flat().at(-1) ?? ''}`;

const postProcessors: Readonly<Record<Exclude<TextMode, 'plain'>, PostProcessorModule>> = {
  long: { type: 'postProcessor', name: 'long', process: pseudoLocalize },
  keys: { type: 'postProcessor', name: 'keys', process: (_, key, options: { ns?: unknown }) => keyOf(key, options.ns) },
};

/** Returns the same i18n instance with a post-processor that disguises its texts. */
export function withTextMode(texts: i18n, textMode: TextMode): i18n {
  if (textMode === 'plain') return texts;
  texts.use(postProcessors[textMode]);
  texts.options.postProcess = [textMode];
  return texts;
}
