import { useCallback } from 'react';
import type { RequestCapacity } from '../../contract/inbox';
import { useText } from '../../i18n/useText';
import { inboxTexts } from './texts';

/** Returns a formatter that says whether a day has capacity left and, if not, why. */
export function useCapacityLabel(): (room: RequestCapacity) => string {
  const t = useText(inboxTexts);
  return useCallback(
    ({ obstacle, places, taken, reason }) => {
      if (obstacle === null) return t('when.room', { count: places - taken, places });
      return obstacle === 'blocked' && reason ? t('when.blockedFor', { reason }) : t(`when.${obstacle}`, { taken, places });
    },
    [t],
  );
}
