import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { useState } from 'react';
import { useInvalidateLists } from '../../api/invalidation';
import { updateResource, type ResourceRecord } from '../../api/resources';
import { useRestoreFocus } from '../../components/useRestoreFocus';
import { publicationStatusOf, toPublicationFields } from '../../contract/publicationStatus';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { saveFailure } from './failureMessage';
import { formTexts } from './formTexts';
import { writableFields } from './publication';
import type { Manifest } from './manifest';
import { UndoSnackbar } from './UndoSnackbar';
import { useUndo } from './useUndo';

export interface PublishButtonProps {
  manifest: Manifest;
  record: ResourceRecord;
  /** Called after the record was published or unpublished, or when it turned out to have changed. */
  onChanged: () => void;
}

/** Publishes or unpublishes a record. Both can be undone. */
export function PublishButton({ manifest, record, onChanged }: PublishButtonProps) {
  const t = useText(formTexts);
  const language = useLanguage();
  const invalidateLists = useInvalidateLists(manifest.resource);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const { state, offer, take, dismiss } = useUndo();
  const [button, resume] = useRestoreFocus<HTMLButtonElement>();
  const isHidden = publicationStatusOf(record) === 'hidden';
  const toggle = async () => {
    setBusy(true);
    setFailed(null);
    dismiss();
    try {
      const fields = writableFields(record);
      const changed = await updateResource(manifest.resource, record, { ...fields, ...toPublicationFields(isHidden ? 'public' : 'hidden', record) }, language);
      await invalidateLists();
      offer({
        message: t(isHidden ? 'showing.published' : 'showing.unpublished'),
        undo: async () => {
          await updateResource(manifest.resource, changed, fields, language).finally(onChanged);
          await invalidateLists();
        },
      });
    } catch (refusal) {
      setFailed(saveFailure(refusal, t));
    }
    setBusy(false);
    resume();
    onChanged();
  };
  const undo = () => {
    resume();
    void take();
  };
  return (
    <>
      <Button ref={button} variant={isHidden ? 'contained' : 'outlined'} loading={busy} loadingPosition="start" onClick={() => void toggle()}>
        {t(isHidden ? 'showing.publish' : 'showing.unpublish')}
      </Button>
      <UndoSnackbar state={state} onUndo={undo} onClose={dismiss} />
      <Snackbar open={failed !== null}>
        <Alert severity="error" onClose={() => setFailed(null)}>
          {failed}
        </Alert>
      </Snackbar>
    </>
  );
}
