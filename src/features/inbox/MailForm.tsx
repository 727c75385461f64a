import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useMemo, useState, type ReactNode } from 'react';
import { object, type ObjectSchema, type Schema } from 'yup';
import type { RequestAction } from '../../api/inbox';
import { deleteDrafts, saveDraft, loadDraft } from '../../api/draftStore';
import { CheckLine } from '../../components/CheckLine';
import { Form } from '../../components/form/Form';
import { longWordStyles } from '../../components/longWordStyles';
import { readDetails } from '../../contract/bookingNotes';
import { dayAt } from '../../contract/days';
import type { FullDay } from '../../contract/inbox';
import { mailTextSchema, type MailText } from '../../contract/mailText';
import { dateTimeSchema, type DateTime } from '../../contract/dateTime';
import type { Adjustment } from '../../contract/quoteChange';
import { requestMailDraft, type MailAction } from '../../contract/requestMailTemplates';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useSettings } from '../../i18n/SettingsProvider';
import { useMailDraftLookup } from '../../i18n/useMailDraftLookup';
import { useText } from '../../i18n/useText';
import { AdjustFields } from './AdjustFields';
import { adjustmentOf, adjustRule, adjustValues, storedAdjustment, quoteOfValues, readAdjustment, type AdjustValues } from './adjusting';
import { OverrideCapacityField } from './OverrideCapacityField';
import { MailFields, type MailValues } from './MailFields';
import { SendButton } from './SendButton';
import { inboxTexts } from './texts';
import { useMailChoice } from './useMailChoice';
import { useRequestAction, type RequestActionOptions } from './useRequestAction';
import { useNow } from './useNow';

export interface MailFormProps extends RequestActionOptions {
  action: Exclude<MailAction, 'propose' | 'edit'>;
  /** Content beside the submit button. */
  cancel: ReactNode;
}

/** Renders content for the day that is selected in the form, if that day is full. */
function OnDay({ obstacleOn, children }: { obstacleOn: (date: string) => FullDay | null; children: (full: FullDay) => ReactNode }) {
  const { values } = useFormikContext<MailValues>();
  const full = obstacleOn(values.date);
  return full === null ? null : children(full);
}

const NOTHING = object({});

type Values = MailValues & AdjustValues;

/** Returns the schema for the shown parts of the form: the contract's rules, without those for values that are not sent. */
function schemaOf(moves: boolean, withMail: boolean, adjusted: Schema | null): Schema {
  if (moves) return withMail ? dateTimeSchema.concat(mailTextSchema) : dateTimeSchema;
  const mailSchema = withMail ? mailTextSchema : NOTHING;
  return adjusted ? mailSchema.noUnknown(false).concat(adjusted as ObjectSchema<object>) : mailSchema;
}

/** Returns the API call for an action. */
function requestActionOf(action: MailFormProps['action'], { date, time }: DateTime, mail: MailText | null, { anyway, ...confirmation }: { publish: boolean; anyway: boolean; adjustment: Adjustment | null }): RequestAction {
  if (action === 'move') return { call: 'moveBooking', body: { date, time, letter: mail, anyway } };
  if (action === 'keepDate') return { call: 'keepBookingDate', body: { letter: mail } };
  return { call: 'actOnBooking', body: { act: action, letter: mail, anyway, ...confirmation } };
}

/** Returns the price adjustment stored in the letter's draft, if it matches the version. */
const storedPrice = (place: string, version: number) => readAdjustment(loadDraft(place, new Date())?.['adjustment'], version);

/**
 * Form for an action that notifies the customer, with the mail to be sent. The input is stored as a draft that survives an error, a reload and the
 * end of the session.
 */
export function MailForm({ action, cancel, ...options }: MailFormProps) {
  const t = useText(inboxTexts);
  const { request } = options;
  const now = useNow();
  const choice = useMailChoice(request);
  const withLetter = choice.withMail;
  // A change of something agreed is mailed in any case, with the difference.
  const isMailed = choice.canWrite && action === 'move' && request.proposals.some(({ state }) => state === 'accepted');
  const [publish, setPublish] = useState(false);
  const [anyway, setAnyway] = useState(false);
  const language = useLanguage();
  const settings = useSettings();
  const lookup = useMailDraftLookup();
  const { email, name } = request.request.contactInfo;
  const moves = action === 'move';
  const place = `${request.id} ${action}`;
  const [adjusting, setAdjusting] = useState(() => storedPrice(place, request.version) !== null);
  const { attempt, failure, fullDay } = useRequestAction({
    ...options,
    onDone: (after) => {
      deleteDrafts(place);
      options.onDone(after);
    },
  });
  const { quote, wish, version } = request;
  const draftFor = (values: Values) => {
    // The letter states the adjusted price.
    const adjusted = (adjusting && quoteOfValues(values, quote)) || quote;
    return requestMailDraft(action, { ...request, quote: adjusted }, settings, { lookup, publish, ...(moves ? { dateTime: { date: values.date, time: values.time } } : {}) });
  };
  // Initial values are fixed, so that revalidating the request does not overwrite the input.
  const [initialValues] = useState<Values>(() => {
    const dateTime = (moves && wish) || { date: request.request.date, time: readDetails(request.request).eventTime };
    return { date: dateTime.date, time: dateTime.time, ...requestMailDraft(action, request, settings, { lookup, ...(moves ? { dateTime } : {}) }), ...adjustValues(quote, language, settings.lists) };
  });
  const draft = useMemo(
    () => ({
      read: () => {
        const { adjustment: _, ...kept } = loadDraft(place, new Date()) ?? {};
        const price = storedPrice(place, version);
        return Object.keys(kept).length > 0 ? { ...initialValues, ...kept, ...price } : null;
      },
      keep: ({ subject, text, date, time, ...price }: Values) => saveDraft(place, { subject, text, date, time, ...(adjusting ? { adjustment: storedAdjustment(price, version) } : {}) }, new Date()),
    }),
    [place, initialValues, adjusting, version],
  );
  const { room, sameDay } = request;
  const known = action === 'confirm' && room.obstacle !== null ? { date: request.request.date, room, sameDay } : null;
  /** Returns the known reason why a day is full, or null. */
  const obstacleOn = (date: string) => (fullDay?.date === date ? fullDay : known);
  const canPublish = action === 'confirm' && request.thing?.published === false;
  return (
    <Form<Values>
      schema={schemaOf(moves, withLetter, adjusting ? adjustRule(quote) : null)}
      context={{ today: dayAt(now) }}
      initialValues={initialValues}
      texts={inboxTexts}
      draft={draft}
      onSubmit={(values, { setStatus }) => {
        const mail = choice.mailOf(values);
        const overbook = anyway && obstacleOn(moves ? values.date : request.request.date) !== null;
        return attempt(requestActionOf(action, values, mail, { publish: canPublish && publish, anyway: overbook, adjustment: adjusting ? adjustmentOf(values, quote) : null }), setStatus);
      }}
    >
      <Box sx={{ display: 'grid', gap: 5 }}>
        <Typography variant="body2" sx={longWordStyles}>
          {isMailed ? t('letter.always', { email }) : withLetter ? t(request.request.language === 'en' ? 'letter.toEnglish' : 'letter.to', { email }) : t(choice.canWrite ? 'letter.without' : 'letter.noEmail', { name })}
        </Typography>
        {action === 'confirm' && quote.lines.length > 0 && (
          <Box sx={{ display: 'grid', gap: 3 }}>
            <CheckLine label={t('adjust.open')} checked={adjusting} onToggle={() => setAdjusting(!adjusting)} />
            {adjusting && <AdjustFields quote={quote} guests={request.request.peopleCount + request.request.kidsCount} customerLanguage={request.request.language === 'en' ? 'en' : 'fr'} />}
          </Box>
        )}
        <MailFields draftFor={draftFor} moves={moves} withMail={withLetter} />
        <OnDay obstacleOn={obstacleOn}>{(full) => <OverrideCapacityField fullDay={full} moves={moves} overbook={anyway} onToggle={() => setAnyway(!anyway)} />}</OnDay>
        <Box>
          {canPublish && <CheckLine label={t('letter.publish')} checked={publish} onToggle={() => setPublish(!publish)} />}
          {canPublish && publish && (
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary', pl: 8 }}>
              {t('letter.publishHint')}
            </Typography>
          )}
          {choice.canWrite && <CheckLine label={t(isMailed ? 'letter.add' : 'letter.withLetter')} checked={withLetter} onToggle={choice.toggle} />}
        </Box>
        {failure !== null && (
          <Alert severity="error" variant="outlined">
            {failure}
          </Alert>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
          <SendButton label={t(`letter.${action}${withLetter || isMailed ? 'Send' : 'Only'}`)} color={action === 'decline' || action === 'cancel' ? 'error' : 'primary'} />
          {cancel}
        </Box>
      </Box>
    </Form>
  );
}
