import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useMemo, useState, type ReactNode } from 'react';
import { object, type Schema } from 'yup';
import { forgetWritings, keepWriting, readWriting } from '../../api/writings';
import { CheckLine } from '../../components/CheckLine';
import { Form } from '../../components/form/Form';
import { longWords } from '../../components/longWords';
import { readNotes } from '../../contract/bookingNotes';
import { dayAt } from '../../contract/days';
import { letterSchema, newMomentSchema, type FullDay } from '../../contract/inbox';
import { letterFor, type LetterAct } from '../../contract/requestLetters';
import { useText } from '../../i18n/useText';
import { AnywayField } from './AnywayField';
import { LetterFields, type LetterValues } from './LetterFields';
import { SendButton } from './SendButton';
import { inboxTexts } from './texts';
import { useDeed, type DeedOptions } from './useDeed';
import { useNow } from './useNow';

export interface LetterFormProps extends DeedOptions {
  act: LetterAct;
  /** What stands beside the button. */
  cancel: ReactNode;
}

/** What is shown of the day that the form stands at. */
function OnDay({ obstacleOn, children }: { obstacleOn: (date: string) => FullDay | null; children: (full: FullDay) => ReactNode }) {
  const { values } = useFormikContext<LetterValues>();
  const full = obstacleOn(values.date);
  return full === null ? null : children(full);
}

const NOTHING = object({});

/** What a form with these parts asks: the contract's own rules, without those of what is not sent. */
function schemaOf(moves: boolean, withLetter: boolean): Schema {
  if (moves) return withLetter ? newMomentSchema.concat(letterSchema) : newMomentSchema;
  return withLetter ? letterSchema : NOTHING;
}

/** Does an act that a person is told of, after showing the mail that will go out. What is written outlives a failure, a reload and a session. */
export function LetterForm({ act, cancel, ...options }: LetterFormProps) {
  const t = useText(inboxTexts);
  const { request } = options;
  const now = useNow();
  const [withLetter, setWithLetter] = useState(true);
  const [publish, setPublish] = useState(false);
  const [anyway, setAnyway] = useState(false);
  const { email, name, notes } = request.request.contactInfo;
  const moves = act === 'move';
  const place = `${request.id} ${act}`;
  const { attempt, failure, fullDay } = useDeed({
    ...options,
    onDone: (after) => {
      forgetWritings(place);
      options.onDone(after);
    },
  });
  const draftFor = ({ date, time }: LetterValues) => letterFor(act, request, { publish, ...(moves ? { moment: { date, time } } : {}) });
  // As it began: a request that is read anew does not take away what is being written.
  const [initialValues] = useState<LetterValues>(() => {
    const moment = { date: request.request.date, time: readNotes(notes).eventTime };
    return { ...moment, ...letterFor(act, request, moves ? { moment } : {}) };
  });
  const draft = useMemo(
    () => ({
      read: () => {
        const kept = readWriting(place, new Date());
        return kept && { ...initialValues, ...kept };
      },
      keep: (values: LetterValues) => keepWriting(place, { ...values }, new Date()),
    }),
    [place, initialValues],
  );
  const { room, sameDay } = request;
  const known = act === 'confirm' && room.obstacle !== null ? { date: request.request.date, room, sameDay } : null;
  /** What stands in the way on a day, as far as it is known. */
  const obstacleOn = (date: string) => (fullDay?.date === date ? fullDay : known);
  const canPublish = act === 'confirm' && request.thing?.published === false;
  return (
    <Form<LetterValues>
      schema={schemaOf(moves, withLetter)}
      context={{ today: dayAt(now) }}
      initialValues={initialValues}
      texts={inboxTexts}
      draft={draft}
      onSubmit={({ subject, text, date, time }, { setStatus }) => {
        const letter = withLetter ? { subject, text } : null;
        const overbook = anyway && obstacleOn(moves ? date : request.request.date) !== null;
        return attempt(act === 'move' ? { call: 'move', body: { date, time, letter, anyway: overbook } } : { call: 'transition', body: { act, letter, publish: canPublish && publish, anyway: overbook } }, setStatus);
      }}
    >
      <Box sx={{ display: 'grid', gap: 5 }}>
        <Typography variant="body2" sx={longWords}>
          {withLetter ? t(request.request.language === 'en' ? 'letter.toEnglish' : 'letter.to', { email }) : t('letter.without', { name })}
        </Typography>
        <LetterFields draftFor={draftFor} moves={moves} withLetter={withLetter} />
        <OnDay obstacleOn={obstacleOn}>{(full) => <AnywayField fullDay={full} moves={moves} anyway={anyway} onToggle={() => setAnyway(!anyway)} />}</OnDay>
        <Box>
          {canPublish && <CheckLine label={t('letter.publish')} checked={publish} onToggle={() => setPublish(!publish)} />}
          {canPublish && publish && (
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary', pl: 8 }}>
              {t('letter.publishHint')}
            </Typography>
          )}
          <CheckLine label={t('letter.withLetter')} checked={withLetter} onToggle={() => setWithLetter(!withLetter)} />
        </Box>
        {failure !== null && (
          <Alert severity="error" variant="outlined">
            {failure}
          </Alert>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
          <SendButton label={t(`letter.${act}${withLetter ? 'Send' : 'Only'}`)} color={act === 'decline' || act === 'cancel' ? 'error' : 'primary'} />
          {cancel}
        </Box>
      </Box>
    </Form>
  );
}
