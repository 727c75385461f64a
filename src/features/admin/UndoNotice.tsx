import { useRevalidateLists } from '../../api/invalidation';
import { restoreResource, updateResource, deleteResource } from '../../api/resources';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import type { Done } from './done';
import { formTexts } from './formTexts';
import { listTexts } from './listTexts';
import type { Manifest } from './manifest';
import { UndoOffer } from './UndoOffer';
import { useUndo } from './useUndo';

export interface UndoNoticeProps {
  manifest: Manifest;
  done: Done;
  /** When it is sent away, or what it offers was taken and read. */
  onClose: () => void;
}

/**
 * Says what was done to a thing on the screen before, and undoes it when asked to within the time of the offer: what was deleted is put back,
 * what was added is deleted, what was saved says again what it said, unless somebody else has changed it since.
 */
export function UndoNotice({ manifest: { resource }, done: { kind, id, name, version, former }, onClose }: UndoNoticeProps) {
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
    <UndoOffer
      state={state}
      onUndo={() => void take()}
      onClose={() => {
        dismiss();
        onClose();
      }}
    />
  );
}
