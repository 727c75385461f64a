import { useMeats, useSides } from '../../api/menu';
import type { PublicEvent } from '../../contract/event';
import { useText } from '../../i18n/useText';
import { detailTexts } from './detailTexts';
import { NameGroups } from './NameGroups';
import { useNameLookup } from './useNameLookup';

/** Dishes served at an event, as far as known. */
export function EventMenu({ event }: { event: Pick<PublicEvent, 'meatsOffered' | 'sidesOffered'> }) {
  const t = useText(detailTexts);
  const names = useNameLookup();
  const meats = useMeats();
  const sides = useSides();
  return (
    <NameGroups
      title={t('detail.served')}
      groups={[
        { title: t('detail.meats'), names: names(event.meatsOffered, meats.data) },
        { title: t('detail.sides'), names: names(event.sidesOffered, sides.data) },
      ]}
    />
  );
}
