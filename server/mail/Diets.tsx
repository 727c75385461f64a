import type { BookingFacts } from './bookingFacts';
import { BREAKING, COLOURS, TYPE } from './styles';

/** Allergies and diets: severe ones come first, in red and capitals, behind a bar. */
export function Diets({ diets }: { diets: BookingFacts['diets'] }) {
  return diets.map(({ words, severe }, index) => (
    // Lines can be the same, and a sent mail never changes.
    // oxlint-disable-next-line react/no-array-index-key
    <div key={index} style={severe ? { ...TYPE.body, ...BREAKING, color: COLOURS.bad, fontWeight: 700, borderLeft: `4px solid ${COLOURS.bad}`, paddingLeft: 10 } : BREAKING}>
      {words}
    </div>
  ));
}
