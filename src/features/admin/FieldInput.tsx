import { AmountInput } from '../../components/form/AmountInput';
import { RadioCardInput } from '../../components/form/RadioCardInput';
import { DayInput } from '../../components/form/DayInput';
import { CheckboxInput } from '../../components/form/CheckboxInput';
import { DateTimeInput } from '../../components/form/DateTimeInput';
import { PasswordInput } from '../../components/form/PasswordInput';
import { TextInput } from '../../components/form/TextInput';
import { TimeInput } from '../../components/form/TimeInput';
import { MIN_DATE } from '../../contract/minDate';
import { PUBLICATION_STATUSES } from '../../contract/publicationStatus';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { BilingualInput } from './BilingualInput';
import { isBilingual } from './fields';
import { formTexts } from './formTexts';
import { IdsInput } from './IdsInput';
import type { Field } from './manifest';
import { PictureInput } from './PictureInput';
import { VariationsInput } from './VariationsInput';
import { textsIn } from './textsIn';

export interface FieldInputProps {
  field: Field;
  /** Whether the record is being created. */
  isNew: boolean;
}

/** Input for a field of a manifest. */
export function FieldInput({ field, isNew }: FieldInputProps) {
  const t = useText(formTexts);
  const language = useLanguage();
  const { name } = field;
  const required = field.required ?? false;
  if (isBilingual(field)) return <BilingualInput name={name} required={required} multiline={field.kind === 'paragraph'} />;
  switch (field.kind) {
    case 'line':
    case 'place':
      return <TextInput name={name} required={required} autoComplete="off" />;
    case 'paragraph':
      return <TextInput name={name} required={required} rows={4} />;
    case 'email':
      return <TextInput name={name} type="email" required={required} autoComplete="off" />;
    case 'address':
      return <TextInput name={name} type="url" required={required} autoComplete="off" />;
    case 'moment':
      return <DateTimeInput name={name} required={required} />;
    case 'password':
      return <PasswordInput name={name} autoComplete="new-password" advises required={isNew} />;
    case 'day':
      return <DayInput name={name} min={MIN_DATE} required={required} />;
    case 'time':
      return <TimeInput name={name} required={required} />;
    case 'money':
      return <AmountInput name={name} unit={textsIn(field.unit, language)} money required={required} />;
    case 'quantity':
      return <AmountInput name={name} unit={textsIn(field.unit, language)} required={required} />;
    case 'whole':
      return <AmountInput name={name} integer required={required} />;
    case 'flag':
      return <CheckboxInput name={name} />;
    case 'choice':
      return <RadioCardInput name={name} options={field.options.map(({ value, label }) => ({ value, label: textsIn(label, language) }))} />;
    case 'showing':
      return <RadioCardInput name={name} columns={3} options={PUBLICATION_STATUSES.map((value) => ({ value, label: t(`showing.${value}`), description: t(`showing.${value}More`) }))} />;
    case 'ids':
      return <IdsInput name={name} of={field.of} />;
    case 'picture':
      return <PictureInput name={name} />;
    default:
      return <VariationsInput name={name} />;
  }
}
