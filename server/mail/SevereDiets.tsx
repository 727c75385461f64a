import type { BookingFacts } from './bookingFacts';
import { Diets } from './Diets';
import { Callout, Gap } from './parts';
import { COLOURS, TYPE } from './styles';
import { say } from './texts';

/** A warning of the severe allergies of a party; nothing when there are none. */
export function SevereDiets({ facts: { language, diets } }: { facts: Pick<BookingFacts, 'language' | 'diets'> }) {
  const severe = diets.filter((diet) => diet.severe);
  if (severe.length === 0) return null;
  return (
    <>
      <Callout colour={COLOURS.bad}>
        <p style={{ ...TYPE.lead, color: COLOURS.bad }}>{say('severe', language)}</p>
        <Diets diets={severe} />
      </Callout>
      <Gap size={20} />
    </>
  );
}
