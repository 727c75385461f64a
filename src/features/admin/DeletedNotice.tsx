import { restoreThing, useRelist } from '../../api/lists';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import type { Done } from './done';
import { listTexts } from './listTexts';
import type { Manifest } from './manifest';
import { UndoOffer } from './UndoOffer';
import { useUndo } from './useUndo';

export interface DeletedNoticeProps {
  manifest: Manifest;
  thing: Pick<Done, 'id' | 'name'>;
  /** When it is sent away, or what it offers was taken and read. */
  onClose: () => void;
}

/** Says that a thing was deleted on the screen before, and puts it back when asked to within the time of the offer. */
export function DeletedNotice({ manifest: { resource }, thing: { id, name }, onClose }: DeletedNoticeProps) {
  const t = useText(listTexts);
  const language = useLanguage();
  const relist = useRelist(resource);
  const { state, take, dismiss } = useUndo({
    message: t('done.removed', { count: 1, name }),
    undo: async () => {
      await restoreThing(resource, id, language);
      await relist();
    },
  });
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
