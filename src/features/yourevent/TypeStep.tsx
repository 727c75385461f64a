import { RadioCardInput } from '../../components/form/RadioCardInput';
import { Illustration } from '../../components/illustration/Illustration';
import { PARTY_KINDS } from '../../contract/yourEvent';
import { useText } from '../../i18n/useText';
import { yourEventTexts } from './texts';

const DRAWINGS = { event: 'plate', training: 'knife' } as const;

/** Choice between a party and a training. */
export function TypeStep() {
  const t = useText(yourEventTexts);
  return (
    <RadioCardInput
      name="kind"
      columns={1}
      options={PARTY_KINDS.map((kind) => ({ value: kind, label: t(`kinds.${kind}.label`), description: t(`kinds.${kind}.hint`), picture: <Illustration name={DRAWINGS[kind]} size={64} /> }))}
    />
  );
}
