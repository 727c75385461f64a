import { useMemo } from 'react';
import { ChoiceCard } from '../../components/ChoiceCard';
import { localized } from '../../contract/localized';
import type { Tool } from '../../contract/tool';
import { useLanguage } from '../../i18n/LanguageProvider';
import { drawingOf } from '../../components/illustration/drawingOf';
import { Picture } from '../../components/Picture';
import { useSelection } from './useSelection';

/** Checkboxes for the tools that a training can cover. Tools do not affect the price. */
export function ToolChoices({ tools }: { tools: readonly Tool[] }) {
  const language = useLanguage();
  const { chosen, toggle } = useSelection('tools');
  return useMemo(
    () =>
      tools.map((tool) => (
        <ChoiceCard
          key={tool.id}
          name={localized(tool.name, language, tool.id)}
          description={localized(tool.description, language, '')}
          picture={<Picture imageUrl={tool.imageUrl} drawing={drawingOf(`${tool.id} ${tool.name.fr}`, 'knife')} />}
          checked={chosen.includes(tool.id)}
          onToggle={() => toggle(tool.id)}
        />
      )),
    [tools, language, chosen, toggle],
  );
}
