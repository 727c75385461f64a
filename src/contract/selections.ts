import type { Side } from './side';

/* Chosen sides as one list of ids: a side's own id, and `sideId-index` for each of its chosen variations. */

export const variationId = (sideId: string, index: number): string => `${sideId}-${index}`;

export interface ChosenSide {
  side: Side;
  /** Indexes of the chosen variations, ascending; empty when the side itself is chosen. */
  variations: number[];
}

/**
 * Resolves an id of the selection: known side ids first (an id may itself end in `-7`), then `sideId-index` with at most two digits.
 * @returns null when the catalogue has no matching side
 */
export function resolveSideId(id: string, sides: readonly Side[]): { side: Side; variation: number | null } | null {
  const exactMatch = sides.find((side) => side.id === id);
  if (exactMatch) return { side: exactMatch, variation: null };
  const [, sideId, digits] = /^(.+)-(\d{1,2})$/.exec(id) ?? [];
  const parent = sides.find((side) => side.id === sideId);
  const variation = Number(digits);
  return parent && variation < parent.variations.length ? { side: parent, variation } : null;
}

/** Returns the chosen sides with their variations, in the catalogue's order. Ids without a matching side are left out. */
export function chosenSides(ids: readonly string[], sides: readonly Side[]): ChosenSide[] {
  const resolved = ids.map((id) => resolveSideId(id, sides)).filter((found) => found !== null);
  return sides
    .filter((side) => resolved.some((found) => found.side === side))
    .map((side) => ({
      side,
      variations: side.variations.map((_, index) => index).filter((index) => resolved.some((found) => found.side === side && found.variation === index)),
    }));
}

/** Returns a predicate for ids of a side or of its variations. An id that is itself a known side is never a variation. */
const belongsTo = (side: Side, sides: readonly Side[]) => (id: string) => resolveSideId(id, sides)?.side.id === side.id;

/** Selects a side, or deselects it with all its variations. @param sides all sides, needed to resolve the ids */
export const toggleSide = (ids: readonly string[], side: Side, sides: readonly Side[]): string[] =>
  ids.includes(side.id) ? ids.filter((id) => !belongsTo(side, sides)(id)) : [...ids, side.id];

/**
 * Selects a variation and its parent, or deselects it. Deselecting the last variation also deselects the parent. @param sides all sides, needed to
 * resolve the ids
 */
export function toggleVariation(ids: readonly string[], side: Side, index: number, sides: readonly Side[]): string[] {
  const id = variationId(side.id, index);
  // An id that is itself a side cannot represent a variation, so choosing this variation selects its parent.
  if (resolveSideId(id, sides)?.variation !== index) return ids.includes(side.id) ? [...ids] : [...ids, side.id];
  if (!ids.includes(id)) return [...ids.filter((other) => other !== side.id), side.id, id];
  const rest = ids.filter((other) => other !== id);
  const others = rest.some((other) => other !== side.id && belongsTo(side, sides)(other));
  return others ? rest : rest.filter((other) => other !== side.id);
}
