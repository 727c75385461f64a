import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo, useState, type ReactNode } from 'react';
import { object, type Schema } from 'yup';
import { deleteDrafts } from '../../../api/draftStore';
import { DayInput } from '../../../components/form/DayInput';
import { Form } from '../../../components/form/Form';
import { TextInput } from '../../../components/form/TextInput';
import { recordYesSchema, type Proposal } from '../../../contract/agreementSchemas';
import { addDays, dayAt } from '../../../contract/days';
import { day } from '../../../contract/fields';
import { mailTextSchema, type MailText } from '../../../contract/mailText';
import { requestMailDraft } from '../../../contract/requestMailTemplates';
import { useSettings } from '../../../i18n/SettingsProvider';
import { useMailDraftLookup } from '../../../i18n/useMailDraftLookup';
import { useText } from '../../../i18n/useText';
import { OptionalMailFields } from '../OptionalMailFields';
import { OverrideCapacityField } from '../OverrideCapacityField';
import { SendButton } from '../SendButton';
import { textDraft } from '../textDraft';
import { inboxTexts } from '../texts';
import { useMailChoice } from '../useMailChoice';
import { useNow } from '../useNow';
import { useRequestAction, type RequestActionOptions } from '../useRequestAction';
import { agreedRecord } from './agreedRecord';
import { proposalTexts } from './texts';

interface YesValues extends MailText {
  name: string;
  on: string;
}

const YES = object({
  name: recordYesSchema.fields.name,
  on: day().required('dateRequired').test('past', 'dateFuture', (value, { options }) => {
    const today: unknown = options.context?.['today'];
    return typeof today !== 'string' || !value || value <= today;
  }),
});
const schemaOf = (withMail: boolean): Schema => (withMail ? YES.concat(mailTextSchema.noUnknown(false)) : YES);

/** Days in the past that the day of a yes can be. */
const PAST_DAYS = 60;

export interface RecordYesFormProps extends RequestActionOptions {
  /** Proposal that waits for an answer. */
  proposal: Pick<Proposal, 'hash' | 'kind' | 'content'>;
  cancel: ReactNode;
}

/** Notes a yes that the customer said in words: who said it, on which day, and the letter. Confirms the request. */
export function RecordYesForm({ proposal: { hash, kind, content }, cancel, ...options }: RecordYesFormProps) {
  const t = useText(proposalTexts);
  const settings = useSettings();
  const lookup = useMailDraftLookup();
  const today = dayAt(useNow());
  const { request } = options;
  const choice = useMailChoice(request);
  const [anyway, setAnyway] = useState(false);
  const draftName = `${request.id} recordYes`;
  const { attempt, failure, fullDay } = useRequestAction({
    ...options,
    onDone: (after) => {
      deleteDrafts(draftName);
      options.onDone(after);
    },
  });
  const draftFor = (): MailText => requestMailDraft(kind === 'amendment' ? 'edit' : 'confirm', agreedRecord(request, content), settings, { lookup });
  const [initialValues] = useState<YesValues>(() => ({ name: request.request.contactInfo.name, on: today, ...draftFor() }));
  const draft = useMemo(() => textDraft(draftName, initialValues), [draftName, initialValues]);
  const { room, sameDay, status } = request;
  // A confirmed request has its day already.
  const known = status === 'requested' && room.obstacle !== null ? { date: request.request.date, room, sameDay } : null;
  const full = fullDay ?? known;
  return (
    <Form<YesValues>
      schema={schemaOf(choice.withMail)}
      context={{ today }}
      initialValues={initialValues}
      texts={inboxTexts}
      draft={draft}
      onSubmit={({ name, on, ...mail }, { setStatus }) => attempt({ call: 'recordYes', body: { hash, name, on, letter: choice.mailOf(mail), anyway: anyway && full !== null } }, setStatus)}
    >
      <Box sx={{ display: 'grid', gap: 5 }}>
        <Typography>{t('record.what')}</Typography>
        <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }, gap: 4, alignItems: 'start' }}>
          <TextInput name="name" required autoComplete="off" />
          <DayInput name="on" required min={addDays(today, -PAST_DAYS)} />
        </Box>
        <OptionalMailFields request={request} draftFor={draftFor} withMail={choice.withMail} onToggle={choice.toggle} />
        {full !== null && <OverrideCapacityField fullDay={full} moves={false} overbook={anyway} onToggle={() => setAnyway(!anyway)} />}
        {failure !== null && (
          <Alert severity="error" variant="outlined">
            {failure}
          </Alert>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
          <SendButton label={t(choice.withMail ? 'record.send' : 'record.only')} />
          {cancel}
        </Box>
      </Box>
    </Form>
  );
}
