/** Name of an exported file: the business's name as a slug, and the day. */
export function exportName(business: string, day: string): string {
  const slug = business.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '').slice(0, 60);
  return `${slug || 'boucane'}-${day}.zip`;
}
