import { Illustration } from '../../components/illustration/Illustration';
import { RadioCards } from '../../components/form/RadioCards';
import { PARTY_KINDS } from '../../contract/yourEvent';
import { useText } from '../../i18n/useText';
import { yourEventTexts } from './texts';

const DRAWINGS = { event: 'plate', training: 'knife' } as const;

/** A party, or a training. */
export function TypeStep() {
  const t = useText(yourEventTexts);
  return (
    <RadioCards
      name="kind"
      options={PARTY_KINDS.map((kind) => ({ value: kind, label: t(`kinds.${kind}.label`), hint: t(`kinds.${kind}.hint`), picture: <Illustration name={DRAWINGS[kind]} size={72} /> }))}
    />
  );
}
