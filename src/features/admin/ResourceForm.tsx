import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useFormikContext, type FormikHelpers } from 'formik';
import { useMemo, useState } from 'react';
import { newIdempotencyKey } from '../../api/drafts';
import type { ResourceRecord } from '../../api/resources';
import { FocusOnMount } from '../../components/FocusOnMount';
import { DraftNotice } from '../../components/form/DraftNotice';
import { Form } from '../../components/form/Form';
import { SaveBar } from '../../components/form/SaveBar';
import { useRestoreFocus } from '../../components/useRestoreFocus';
import { dayAt } from '../../contract/days';
import { formatDay } from '../../contract/formats';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { ConflictDialog } from './ConflictDialog';
import { formDraft, restored, type FormDraft } from './draft';
import { saveFailure } from './failureMessage';
import { fieldsOf } from './fields';
import { formSchema } from './formSchema';
import { FormSection } from './FormSection';
import { formTexts } from './formTexts';
import type { Manifest, Values } from './manifest';
import { textsOf } from './textsOf';
import { useSaveResource, type EditBase, type Conflict } from './useSaveResource';
import { sameValue, valuesOf } from './values';

export interface ResourceFormProps {
  manifest: Manifest;
  /** Record to edit, as just fetched, or null for a new one. */
  record: ResourceRecord | null;
  /** URL of the link that leaves the form without saving. */
  back: string;
  /**
   * Called after saving.
   * @param before previous state of the record, or null if it cannot be restored
   */
  onSaved: (saved: ResourceRecord, before: ResourceRecord | null) => void;
}

/** Removes passwords, which are never stored in a draft. */
function withoutSecrets(manifest: Manifest, values: Values): Values {
  const secret = new Set(fieldsOf(manifest).filter(({ kind }) => kind === 'password').map(({ name }) => name));
  return Object.fromEntries(Object.entries(values).filter(([name]) => !secret.has(name)));
}

function Failure({ failure }: { failure: unknown }) {
  const t = useText(formTexts);
  return (
    <FocusOnMount>
      <Alert severity="error" variant="outlined" sx={{ mt: 6 }}>
        {saveFailure(failure, t)}
      </Alert>
    </FocusOnMount>
  );
}

interface SettlingProps {
  manifest: Manifest;
  conflict: Conflict;
  saving: ReturnType<typeof useSaveResource>;
  onBack: () => void;
}

/** Resolves a conflict inside the form: the chosen values become the form's values and are saved against the current version. */
function Settling({ manifest, conflict, saving: { getEditBase, rebase: editInstead, save, dismissConflict }, onBack }: SettlingProps) {
  const { values, setValues, setStatus, setSubmitting, isSubmitting } = useFormikContext<Values>();
  const theirs = valuesOf(manifest, conflict.theirs);
  const [{ base }] = useState(getEditBase);
  const settle = async (chosen: Values) => {
    const merged = { ...values, ...chosen };
    editInstead({ ...getEditBase(), row: conflict.theirs, version: conflict.theirs.version, base: theirs });
    await setValues(merged, false);
    setSubmitting(true);
    await save(formSchema(manifest, false).cast(merged) as Values, (refused) => {
      dismissConflict();
      setStatus(refused);
    });
    setSubmitting(false);
  };
  return <ConflictDialog manifest={manifest} mine={conflict.mine} theirs={theirs} base={base} busy={isSubmitting} onSave={(chosen) => void settle(chosen)} onBack={onBack} />;
}

function Drafted({ draft, onRestore, onDiscard }: { draft: FormDraft; onRestore: () => Values; onDiscard: () => Values }) {
  const t = useText(formTexts);
  const language = useLanguage();
  const { setValues } = useFormikContext<Values>();
  const texts = { found: t('draft.found', { day: formatDay(dayAt(new Date(draft.at)), language) }), discard: t('draft.discard'), discarded: t('draft.discarded'), undo: t('draft.undo') };
  return <DraftNotice texts={texts} onDiscard={() => void setValues(onDiscard(), false)} onRestore={() => void setValues(onRestore(), false)} />;
}

/** Creates or edits a record, with every field of its manifest. The browser stores unsaved input as a draft. */
export function ResourceForm({ manifest, record, back, onSaved }: ResourceFormProps) {
  const language = useLanguage();
  // The record as it was when the form opened, because a later response must not change the record being edited.
  const [read] = useState<EditBase>(() => ({ row: record, version: record?.version, base: valuesOf(manifest, record), key: newIdempotencyKey() }));
  const [place] = useState(() => formDraft(manifest.resource, record?.id ?? null));
  const [draft] = useState(() => place.read(new Date()));
  const [drafted] = useState<EditBase>(() => (draft ? { row: read.row, version: draft.version ?? undefined, base: restored(manifest, read.base, draft.base), key: draft.key } : read));
  const [kept, setKept] = useState(true);
  const [isNew] = useState(record === null);
  const saving = useSaveResource({
    manifest,
    begun: drafted,
    onSaved: (saved, before) => {
      place.keep(null);
      onSaved(saved, before);
    },
  });
  const { getEditBase, rebase: editInstead, save, failure, conflict, dismissConflict } = saving;
  const [fields, resume] = useRestoreFocus<HTMLDivElement>();

  const memory = useMemo(
    () => ({
      read: () => draft && restored(manifest, read.base, draft.values),
      keep: (values: Values) => {
        const { version, base, key } = getEditBase();
        const typed = withoutSecrets(manifest, values);
        const isAsRead = sameValue(values, read.base);
        setKept(place.keep(isAsRead ? null : { values: typed, base: withoutSecrets(manifest, base), version: version ?? null, key, at: Date.now() }));
      },
    }),
    [manifest, place, draft, read, getEditBase],
  );

  return (
    <Form<Values>
      schema={formSchema(manifest, isNew)}
      initialValues={read.base}
      texts={textsOf(manifest, isNew)}
      draft={memory}
      onSubmit={(values, { setStatus }: FormikHelpers<Values>) => save(values, setStatus)}
    >
      {draft && (
        <Drafted
          draft={draft}
          onDiscard={() => {
            editInstead(read);
            place.keep(null);
            return read.base;
          }}
          onRestore={() => {
            editInstead(drafted);
            return restored(manifest, read.base, draft.values);
          }}
        />
      )}
      <Box ref={fields} tabIndex={-1} sx={{ outline: 'none', display: 'grid', gap: { xs: 4, md: 6 } }}>
        {manifest.groups.map((group) => (
          <FormSection key={group.title[language]} group={group} isNew={isNew} />
        ))}
      </Box>
      {failure !== null && <Failure failure={failure} />}
      <SaveBar back={back} isDraftStored={kept} />
      {conflict && (
        <Settling
          manifest={manifest}
          conflict={conflict}
          saving={saving}
          onBack={() => {
            dismissConflict();
            resume();
          }}
        />
      )}
    </Form>
  );
}
