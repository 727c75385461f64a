import { useCallback } from 'react';
import type { RequestRoom } from '../../contract/inbox';
import { useText } from '../../i18n/useText';
import { inboxTexts } from './texts';

/** Whether a day has a place left, and else why not, in words. */
export function useRoomWords(): (room: RequestRoom) => string {
  const t = useText(inboxTexts);
  return useCallback(
    ({ obstacle, places, taken, reason }) => {
      if (obstacle === null) return t('when.room', { count: places - taken, places });
      return obstacle === 'blocked' && reason ? t('when.blockedFor', { reason }) : t(`when.${obstacle}`, { taken, places });
    },
    [t],
  );
}
