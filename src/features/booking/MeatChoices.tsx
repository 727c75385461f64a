import { useMemo } from 'react';
import { ChoiceCard } from '../../components/ChoiceCard';
import { localized } from '../../contract/localized';
import type { Meat } from '../../contract/meat';
import { useLanguage } from '../../i18n/LanguageProvider';
import { drawingOf } from '../../components/illustration/drawingOf';
import { Picture } from '../../components/Picture';
import { useSelection } from './useSelection';
import { usePriceImpactLabels } from './usePriceImpactLabels';

/** Checkboxes for the meats, each with its effect on the price. */
export function MeatChoices({ meats, guests }: { meats: readonly Meat[]; guests: number }) {
  const language = useLanguage();
  const { chosen, toggle } = useSelection('meats');
  const effect = usePriceImpactLabels(guests);
  return useMemo(
    () =>
      meats.map((meat) => (
        <ChoiceCard
          key={meat.id}
          name={localized(meat.name, language, meat.id)}
          description={localized(meat.description, language, '')}
          effect={effect.full({ meats: [meat], sides: [] }, chosen.includes(meat.id))}
          picture={<Picture imageUrl={meat.imageUrl} drawing={drawingOf(`${meat.id} ${meat.name.fr}`, 'wood')} />}
          checked={chosen.includes(meat.id)}
          onToggle={() => toggle(meat.id)}
        />
      )),
    [meats, language, chosen, toggle, effect],
  );
}
