import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useMailServerCalls } from '../../api/mailServer';
import { useVersionedForm } from '../../api/useVersionedForm';
import { VersionedForm } from '../../components/form/VersionedForm';
import { mailServerFormSchema, type MailServerForm as Values, type MailServerRecord } from '../../contract/mailServer';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { MailServerFields } from './MailServerFields';
import { MailServerTest } from './MailServerTest';
import { mailServerTexts } from './mailServerTexts';
import { RemoveMailServer } from './RemoveMailServer';

export interface MailServerFormProps {
  /** Mail server as read from the server. */
  stored: MailServerRecord;
  /** Called with the mail server after it was saved. */
  onSaved: (next: MailServerRecord) => void;
  /** Called with the empty mail server after it was removed. */
  onRemoved: (next: MailServerRecord) => void;
}

/** The password is never read back, so the form starts without it. */
const valuesOf = ({ host, port, security, username, sender }: MailServerRecord): Values => ({ host, port, security, username, password: '', sender });

/** Test section inside the form, with the form's current values. */
function TestSection() {
  const { values, validateForm, setTouched, setStatus } = useFormikContext<Values>();
  const formOf = async () => {
    const errors = await validateForm();
    if (Object.keys(errors).length === 0) return mailServerFormSchema.cast(values);
    await setTouched(Object.fromEntries(Object.keys(errors).map((name) => [name, true])), false);
    return 'incomplete' as const;
  };
  return <MailServerTest formOf={formOf} onRefused={setStatus} />;
}

/** Form of the mail server. The browser stores no draft, because it contains a password. */
export function MailServerForm({ stored, onSaved, onRemoved }: MailServerFormProps) {
  const t = useText(mailServerTexts);
  const language = useLanguage();
  const { save } = useMailServerCalls();
  const [isRemoving, setRemoving] = useState(false);
  const state = useVersionedForm<Values, MailServerRecord>({ name: null, stored, valuesOf, shape: valuesOf(stored), save: (values, version) => save(values, version), onSaved });
  return (
    <>
      <VersionedForm<Values> schema={mailServerFormSchema} texts={mailServerTexts} state={state} back={`/${language}/admin/settings`}>
        <MailServerFields hasPassword={stored.hasPassword && stored.problem === null} />
        <TestSection />
        {stored.source === 'settings' && (
          <Box>
            <Button color="error" onClick={() => setRemoving(true)} sx={{ ml: -3 }}>
              {t('remove.open')}
            </Button>
          </Box>
        )}
      </VersionedForm>
      {isRemoving && <RemoveMailServer version={stored.version} onRemoved={onRemoved} onClose={() => setRemoving(false)} />}
    </>
  );
}
