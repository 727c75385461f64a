import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { DayInput } from '../../components/form/DayInput';
import { TextInput } from '../../components/form/TextInput';
import { TimeInput } from '../../components/form/TimeInput';
import { dayAt } from '../../contract/days';
import type { MailText } from '../../contract/mailText';
import { useText } from '../../i18n/useText';
import { inboxTexts } from './texts';
import { useNow } from './useNow';

export interface MailValues extends MailText {
  date: string;
  time: string;
}

export interface MailFieldsProps<Values extends MailText> {
  /** Returns the generated letter for these values. */
  draftFor: (values: Values) => MailText;
  /** Whether the form asks for a new date and time. */
  moves?: boolean;
  withMail: boolean;
}

/** Letter to the customer and, for a move, the new date and time. The text follows the chosen values until it is edited. */
export function MailFields<Values extends MailText>({ draftFor, moves = false, withMail }: MailFieldsProps<Values>) {
  const t = useText(inboxTexts);
  const { values, setValues } = useFormikContext<Values>();
  const today = dayAt(useNow());
  const draft = draftFor(values);
  const proposed = useRef(draft);
  useEffect(() => {
    const before = proposed.current;
    if (before.subject === draft.subject && before.text === draft.text) return;
    proposed.current = draft;
    const subject = values.subject === before.subject ? draft.subject : values.subject;
    const text = values.text === before.text ? draft.text : values.text;
    if (subject !== values.subject || text !== values.text) void setValues({ ...values, subject, text });
  }, [draft, values, setValues]);
  const edited = values.subject !== draft.subject || values.text !== draft.text;
  return (
    <>
      {moves && (
        <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }, gap: 5 }}>
          <DayInput name="date" required min={today} />
          <TimeInput name="time" required />
        </Box>
      )}
      {withMail && (
        <>
          <TextInput name="subject" required />
          <TextInput name="text" required rows={10} />
          {edited && (
            <Button variant="text" color="inherit" onClick={() => void setValues({ ...values, ...draft })} sx={{ justifySelf: 'start', mt: -3, ml: -3 }}>
              {t('letter.fresh')}
            </Button>
          )}
        </>
      )}
    </>
  );
}
