import { lazy, Suspense } from 'react';
import Skeleton from '@mui/material/Skeleton';
import { TextBox } from '../../components/form/TextBox';
import { useField } from '../../components/form/useField';
import { holesOf } from '../../contract/content';
import type { Language } from '../../contract/language';
import type { TaggedText } from '../../i18n/tags';
import { useText } from '../../i18n/useText';
import { editingTexts } from './texts';

// Lazy, because the editor is large and only rich texts need it.
const RichEditor = lazy(async () => ({ default: (await import('./RichEditor')).RichEditor }));

export interface TextFieldProps {
  text: TaggedText;
  /** Language of the text, also the field's name. */
  part: Language;
}

/** Input for one language of a text: a text box for plain text, the editor for rich text. */
export function TextField({ text: { rich, builtIn }, part }: TextFieldProps) {
  const t = useText(editingTexts);
  const { id, name, label, helperText, error, value, setValue, onBlur } = useField<string>(part);
  const names = holesOf(builtIn[part]).map((hole) => `{{${hole}}}`);
  const hint = helperText ?? (names.length > 0 ? t('holes', { names: names.join(', ') }) : t('emptied'));
  if (!rich) return <TextBox id={id} name={name} label={label} value={value} onTextChange={setValue} onBlur={onBlur} error={error} helperText={hint} rows={3} inputProps={{ lang: part }} />;
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={300} />}>
      <RichEditor id={id} label={label} lang={part} value={value} onHtml={setValue} error={error} helperText={hint} />
    </Suspense>
  );
}
