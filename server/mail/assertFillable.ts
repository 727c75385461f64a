import type { ContentEntry } from '../../src/contract/content';
import { unfillable } from '../../src/contract/mailTags';
import { invalid } from '../http/httpError';

/**
 * Checks the placeholders of mail texts. A page's texts are checked by its editor, which knows their built-in version.
 * @param pathOf path of an entry's value in the body
 * @throws Problem 422 at the languages with a placeholder that no mail can fill
 */
export function assertFillable(entries: readonly ContentEntry[], pathOf: (index: number) => string): void {
  const errors = entries.flatMap((entry, index) => unfillable(entry).map((language) => [`${pathOf(index)}.${language}`, 'unknownHole'] as const));
  if (errors.length > 0) throw invalid(Object.fromEntries(errors));
}
