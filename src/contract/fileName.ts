/** Returns a text as part of a file name: lower case without accents, words joined by hyphens; `export` when no letter or digit is left. */
export function slugOf(text: string): string {
  const slug = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('œ', 'oe').replaceAll('æ', 'ae').replaceAll(/[^a-z\d]+/g, '-').replaceAll(/^-|-$/g, '');
  return slug || 'export';
}
