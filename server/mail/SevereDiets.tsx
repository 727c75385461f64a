import type { BookingFacts } from './bookingFacts';
import { Diets } from './Diets';
import { Callout, Gap } from './components';
import { COLOURS, TYPE } from './styles';
import { useMail } from './mailContext';

/** Warning of a party's severe allergies. Renders null when the party has no severe allergy. */
export function SevereDiets({ facts: { language, diets } }: { facts: Pick<BookingFacts, 'language' | 'diets'> }) {
  const { translate } = useMail();
  const severe = diets.filter((diet) => diet.severe);
  if (severe.length === 0) return null;
  return (
    <>
      <Callout colour="bad">
        <p style={{ ...TYPE.lead, color: COLOURS.bad }}>{translate('severe', language)}</p>
        <Diets diets={severe} />
      </Callout>
      <Gap size={20} />
    </>
  );
}
