import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useMemo, useState, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { object, type Schema } from 'yup';
import { deleteDrafts } from '../../../api/draftStore';
import { Form } from '../../../components/form/Form';
import { NumberInput } from '../../../components/form/NumberInput';
import { longWordStyles } from '../../../components/longWordStyles';
import { proposeSchema } from '../../../contract/agreementSchemas';
import { addDays, dayAt } from '../../../contract/days';
import { formatDay, formatMoney } from '../../../contract/formats';
import { mailTextSchema, type MailText } from '../../../contract/mailText';
import { requestMailDraft } from '../../../contract/requestMailTemplates';
import { useLanguage } from '../../../i18n/LanguageProvider';
import { useSettings } from '../../../i18n/SettingsProvider';
import { useMailDraftLookup } from '../../../i18n/useMailDraftLookup';
import { useText } from '../../../i18n/useText';
import { OptionalMailFields } from '../OptionalMailFields';
import { SendButton } from '../SendButton';
import { textDraft } from '../textDraft';
import { inboxTexts } from '../texts';
import { useMailChoice } from '../useMailChoice';
import { useNow } from '../useNow';
import { useRequestAction, type RequestActionOptions } from '../useRequestAction';
import { proposedQuote } from './proposedQuote';
import { proposalTexts } from './texts';

interface ProposeValues extends MailText {
  validDays: number | string;
}

const DAYS = object({ validDays: proposeSchema.fields.validDays });
const schemaOf = (withMail: boolean): Schema => (withMail ? DAYS.concat(mailTextSchema.noUnknown(false)) : DAYS);

/** Returns the last day on which the proposal can be accepted: never after the day of the event; null while the number of days is incomplete. */
function lastDay({ validDays }: Pick<ProposeValues, 'validDays'>, today: string, date: string): string | null {
  if (!DAYS.isValidSync({ validDays })) return null;
  const last = addDays(today, Number(validDays));
  return last < date ? last : date;
}

/** Last day of the proposal, which follows the typed number of days. */
function LastDay({ today, date }: { today: string; date: string }) {
  const t = useText(proposalTexts);
  const language = useLanguage();
  const { values } = useFormikContext<ProposeValues>();
  const day = lastDay(values, today, date);
  return (
    <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
      {day !== null && t('propose.until', { day: formatDay(day, language) })}
    </Typography>
  );
}

export interface ProposeFormProps extends RequestActionOptions {
  /** Days for which a proposal is valid unless the owner says otherwise. */
  validDays: number;
  /** Content beside the submit button. */
  cancel: ReactNode;
}

/** Makes a proposal of the request as it is now: how long it is valid, and the letter. A request without a price cannot be proposed. */
export function ProposeForm({ validDays, cancel, ...options }: ProposeFormProps) {
  const t = useText(proposalTexts);
  const language = useLanguage();
  const settings = useSettings();
  const lookup = useMailDraftLookup();
  const today = dayAt(useNow());
  const { request } = options;
  const { id, quote } = request;
  const choice = useMailChoice(request);
  const name = `${id} propose`;
  const { attempt, failure } = useRequestAction({
    ...options,
    onDone: (after) => {
      deleteDrafts(name);
      options.onDone(after);
    },
  });
  // An agreement keeps its total until the customer says yes to another one.
  const isAgreed = request.proposals.some(({ state }) => state === 'accepted');
  const taxed = proposedQuote(quote, settings.taxes.registered && !isAgreed, request.request.language);
  const draftFor = (values: Pick<ProposeValues, 'validDays'>): MailText => {
    const validUntil = lastDay(values, today, request.request.date);
    return requestMailDraft('propose', { ...request, quote: taxed }, settings, { lookup, ...(validUntil === null ? {} : { validUntil }) });
  };
  const [initialValues] = useState<ProposeValues>(() => ({ validDays, ...draftFor({ validDays }) }));
  const draft = useMemo(() => textDraft(name, initialValues), [name, initialValues]);
  const money = (dollars: number | null) => formatMoney(Math.round((dollars ?? 0) * 100), language);
  if (quote.totalCost === null) {
    return (
      <Box sx={{ display: 'grid', gap: 4 }}>
        <Alert severity="warning" variant="outlined">
          {t('propose.noPrice')}
        </Alert>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
          <Button component={RouterLink} to={`/${language}/admin/requests/${id}/edit`} variant="contained">
            {t('propose.setPrice')}
          </Button>
          {cancel}
        </Box>
      </Box>
    );
  }
  return (
    <Form<ProposeValues>
      schema={schemaOf(choice.withMail)}
      initialValues={initialValues}
      texts={inboxTexts}
      draft={draft}
      onSubmit={(values, { setStatus }) => attempt({ call: 'propose', body: { validDays: Number(values.validDays), letter: choice.mailOf(values) } }, setStatus)}
    >
      <Box sx={{ display: 'grid', gap: 5, ...longWordStyles }}>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Typography>{[t('propose.what'), ...(request.proposals.some(({ state }) => state === 'open') ? [t('propose.replaces')] : [])].join(' ')}</Typography>
          <Typography sx={{ fontWeight: 650 }}>{taxed === quote ? t('propose.total', { total: money(quote.totalCost) }) : t('propose.taxes', { before: money(quote.totalCost), after: money(taxed.totalCost) })}</Typography>
        </Box>
        <Box sx={{ display: 'grid', gap: 2, maxWidth: 280 }}>
          <NumberInput name="validDays" min={1} max={60} required />
          <LastDay today={today} date={request.request.date} />
        </Box>
        <OptionalMailFields<ProposeValues>
          request={request}
          draftFor={draftFor}
          withMail={choice.withMail}
          onToggle={choice.toggle}
          {...(choice.withMail && { lead: t(request.request.language === 'en' ? 'propose.toEnglish' : 'propose.to', { email: request.request.contactInfo.email }) })}
        />
        {failure !== null && (
          <Alert severity="error" variant="outlined">
            {failure}
          </Alert>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
          <SendButton label={t(choice.withMail ? 'propose.send' : 'propose.only')} />
          {cancel}
        </Box>
      </Box>
    </Form>
  );
}
