import Button from '@mui/material/Button';
import type { FormikHelpers } from 'formik';
import { useMemo, useRef, useState } from 'react';
import { ApiError } from '../../api/client';
import { newIdempotencyKey } from '../../api/drafts';
import { removePending, savePending } from '../../api/pendingSubmissions';
import { FocusOnMount } from '../../components/FocusOnMount';
import { Form } from '../../components/form/Form';
import { HoneypotField } from '../../components/form/HoneypotField';
import { useSpamProtection } from '../../components/form/useSpamProtection';
import { StateMessage } from '../../components/StateMessage';
import { contactSchema } from '../../contract/contact';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { ContactFields } from './ContactFields';
import { EMPTY_MESSAGE, saveDraft, readDraft, type ContactValues } from './draft';
import { SendFailed, type ContactFailure } from './SendFailed';
import { sendMessage } from './sendMessage';
import { contactTexts } from './texts';

/** Failure kinds by HTTP status; all others are generic. */
const OUTCOMES: Record<number, ContactFailure> = { 409: 'duplicate', 425: 'tooFast' };

/** Contact form. The draft is stored until the message is sent. */
export function ContactForm() {
  const t = useText(contactTexts);
  const language = useLanguage();
  const [outcome, setOutcome] = useState<'open' | 'sent' | ContactFailure>('open');
  const [firstKey] = useState(() => readDraft(new Date())?.key ?? newIdempotencyKey());
  const key = useRef(firstKey);
  const { trap, headers } = useSpamProtection(() => readDraft(new Date())?.at ?? null);
  /** Resends the last message although it was received before. */
  const resend = useRef<() => void>(() => {});
  const draft = useMemo(
    () => ({
      read: () => readDraft(new Date())?.values ?? null,
      keep: (values: ContactValues) => saveDraft({ values, key: key.current, at: Date.now() }),
    }),
    [],
  );

  const submit = async (values: ContactValues, helpers: FormikHelpers<ContactValues>, override = false) => {
    setOutcome('open');
    resend.current = () => void submit(values, helpers, true);
    const body = contactSchema.cast(values);
    try {
      await sendMessage(body, key.current, language, headers(override));
      removePending(key.current);
      key.current = newIdempotencyKey();
      saveDraft(null);
      setOutcome('sent');
    } catch (failure) {
      const refused = failure instanceof ApiError ? failure.fields : {};
      if (Object.keys(refused).length > 0) helpers.setStatus(refused);
      else setOutcome(failure instanceof ApiError ? (OUTCOMES[failure.status] ?? 'failed') : 'unanswered');
      if (!(failure instanceof ApiError)) savePending({ call: 'sendEmail', key: key.current, language, body });
      // After a failure without a response the message may have arrived, so a retry uses the same idempotency key. After a response, the next
      // submission is a new message.
      if (!(failure instanceof ApiError)) return;
      key.current = newIdempotencyKey();
      draft.keep(values);
    }
  };

  if (outcome === 'sent') {
    return (
      <FocusOnMount>
        <StateMessage
          role="status"
          illustration="oven"
          title={t('sent.title')}
          actions={
            <Button variant="outlined" onClick={() => setOutcome('open')}>
              {t('sent.another')}
            </Button>
          }
        >
          {t('sent.message')}
        </StateMessage>
      </FocusOnMount>
    );
  }
  return (
    <Form<ContactValues> schema={contactSchema} initialValues={EMPTY_MESSAGE} texts={contactTexts} draft={draft} onSubmit={submit}>
      <ContactFields />
      <HoneypotField ref={trap} />
      {/* Shown beside the submit button, where the user is looking. */}
      {outcome !== 'open' && <SendFailed failure={outcome} onResend={() => resend.current()} />}
    </Form>
  );
}
