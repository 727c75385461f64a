import { AmountInput } from '../../components/form/AmountInput';
import { CheckboxInput } from '../../components/form/CheckboxInput';
import { TextInput } from '../../components/form/TextInput';
import { TimeInput } from '../../components/form/TimeInput';
import { LOCALES } from '../../contract/language';
import { useText } from '../../i18n/useText';
import type { SingleField } from './fields';
import { settingsTexts } from './texts';

/** Input props by language, created once, so that the memoized inputs do not re-render. */
const IN_LANGUAGE = { fr: { lang: LOCALES.fr }, en: { lang: LOCALES.en } } as const;

/** Input of one field of the settings. */
export function FieldRow({ field: { name, kind, unit, required = false, type, autoComplete, rows = 4, lang } }: { field: SingleField }) {
  const t = useText(settingsTexts);
  const text = { name, required, ...(type && { type }), ...(autoComplete && { autoComplete }), ...(lang && { inputProps: IN_LANGUAGE[lang] }) };
  const amount = { name, required, ...(unit && { unit: t(`units.${unit}`) }) };
  switch (kind) {
    case 'line':
      return <TextInput {...text} />;
    case 'paragraph':
      return <TextInput {...text} rows={rows} />;
    case 'money':
      return <AmountInput {...amount} money />;
    case 'decimal':
      return <AmountInput {...amount} />;
    case 'degrees':
      return <AmountInput {...amount} signed />;
    case 'whole':
      return <AmountInput {...amount} integer />;
    case 'flag':
      return <CheckboxInput name={name} />;
    case 'time':
      return <TimeInput name={name} required={required} />;
  }
}
