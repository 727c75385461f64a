import { useContentFocuses, useMeats, useTools } from '../../api/menu';
import type { Training } from '../../contract/training';
import { useText } from '../../i18n/useText';
import { detailTexts } from './detailTexts';
import { NameGroups } from './NameGroups';
import { useNameLookup } from './useNameLookup';

/** Contents of a training: topics, meats and tools, as far as known. */
export function TrainingTopics({ training }: { training: Pick<Training, 'contentFocus' | 'meatsCovered' | 'toolsUsed'> }) {
  const t = useText(detailTexts);
  const names = useNameLookup();
  const focuses = useContentFocuses();
  const meats = useMeats();
  const tools = useTools();
  return (
    <NameGroups
      title={t('detail.covered')}
      groups={[
        { title: t('detail.focus'), names: names(training.contentFocus, focuses.data) },
        { title: t('detail.meats'), names: names(training.meatsCovered, meats.data) },
        { title: t('detail.tools'), names: names(training.toolsUsed, tools.data) },
      ]}
    />
  );
}
