import { useFormikContext } from 'formik';
import type { EditedQuote } from '../../../contract/agreementSchemas';
import { readDetails } from '../../../contract/bookingNotes';
import type { RequestDetails } from '../../../contract/inbox';
import type { MailText } from '../../../contract/mailText';
import { requestMailDraft } from '../../../contract/requestMailTemplates';
import { useSettings } from '../../../i18n/SettingsProvider';
import { useMailDraftLookup } from '../../../i18n/useMailDraftLookup';
import { useText } from '../../../i18n/useText';
import { OptionalMailFields } from '../OptionalMailFields';
import { inboxTexts } from '../texts';
import { completeFields, type EditValues } from './editValues';

export interface EditMailProps {
  request: RequestDetails;
  /** Price of the edit; null until it has loaded. */
  edited: Pick<EditedQuote, 'after'> | null;
  /** Whether something was agreed, so that an email shows the difference in any case. */
  isAgreed: boolean;
}

/** Returns the draft of the letter about an edit, which says what the request contains after it. */
export function useEditDraftText(request: RequestDetails) {
  const settings = useSettings();
  const lookup = useMailDraftLookup();
  return (values: EditValues, edited: Pick<EditedQuote, 'after'> | null): MailText => {
    const fields = completeFields(values, readDetails(request.request).eventTime);
    const next = fields ? { ...request.request, ...fields } : request.request;
    return requestMailDraft('edit', { ...request, request: next, quote: edited?.after ?? request.quote }, settings, { lookup });
  };
}

/** Letter about an edit. After an agreement, it is an addition to the email that shows the difference. */
export function EditMail({ request, edited, isAgreed }: EditMailProps) {
  const t = useText(inboxTexts);
  const draftText = useEditDraftText(request);
  const { values, setFieldValue } = useFormikContext<EditValues>();
  const { email, hostName, language, withMail } = values;
  const addressee = { request: { ...request.request, language, contactInfo: { ...request.request.contactInfo, email: email.trim(), name: hostName } } };
  return (
    <OptionalMailFields<EditValues>
      request={addressee}
      draftFor={(typed) => draftText(typed, edited)}
      withMail={withMail}
      onToggle={() => void setFieldValue('withMail', !withMail)}
      {...(isAgreed && { lead: t('letter.always', { email }), label: t('letter.add') })}
    />
  );
}
