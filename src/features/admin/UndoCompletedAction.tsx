import { useRevalidateLists } from '../../api/invalidation';
import { restoreResource, updateResource, deleteResource } from '../../api/resources';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import type { CompletedAction } from './completedAction';
import { formTexts } from './formTexts';
import { listTexts } from './listTexts';
import type { Manifest } from './manifest';
import { UndoSnackbar } from './UndoSnackbar';
import { useUndo } from './useUndo';

export interface UndoCompletedActionProps {
  manifest: Manifest;
  done: CompletedAction;
  /** Called when the notice is dismissed, or when the action was undone and the result has been read. */
  onClose: () => void;
}

/**
 * Reports the action completed on the previous screen and offers to undo it for a limited time. Undoing restores a deleted record, deletes an added
 * one, or restores the previous values of a saved one unless another user has changed it since.
 */
export function UndoCompletedAction({ manifest: { resource }, done: { kind, id, name, version, former }, onClose }: UndoCompletedActionProps) {
  const list = useText(listTexts);
  const form = useText(formTexts);
  const language = useLanguage();
  const revalidateLists = useRevalidateLists(resource);
  const undo = async () => {
    if (kind === 'deleted') await restoreResource(resource, id, language);
    else if (kind === 'created') await deleteResource(resource, { id, version }, language);
    else await updateResource(resource, { id, version }, former ?? {}, language);
    await revalidateLists();
  };
  const { state, take, dismiss } = useUndo({ message: kind === 'deleted' ? list('done.removed', { count: 1, name }) : form(`done.${kind}`, { name }), undo });
  return (
    <UndoSnackbar
      state={state}
      onUndo={() => void take()}
      onClose={() => {
        dismiss();
        onClose();
      }}
    />
  );
}
