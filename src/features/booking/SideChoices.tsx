import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { CheckLine } from '../../components/CheckLine';
import { ChoiceCard } from '../../components/ChoiceCard';
import { sideName, variationName } from '../../contract/sideNames';
import { localized } from '../../contract/localized';
import { chosenSides, toggleSide, toggleVariation, variationId } from '../../contract/selections';
import type { Side } from '../../contract/side';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useSelection } from './useSelection';
import { usePriceImpactLabels } from './usePriceImpactLabels';

/** Choices of sides with their variations, each with its effect on the price. */
export function SideChoices({ sides, guests }: { sides: readonly Side[]; guests: number }) {
  const language = useLanguage();
  const { chosen, set } = useSelection('sides');
  const effect = usePriceImpactLabels(guests);
  return useMemo(() => {
    const now = chosenSides(chosen, sides);
    return sides.map((side) => {
      const checked = chosen.includes(side.id);
      const variations = now.find((each) => each.side === side)?.variations ?? [];
      return (
        <ChoiceCard
          key={side.id}
          name={sideName(side, language)}
          description={localized(side.description, language, '')}
          effect={variations.length > 0 ? undefined : effect.full({ meats: [], sides: [{ side, variations: [] }] }, checked)}
          checked={checked}
          onToggle={() => set(toggleSide(chosen, side, sides))}
        >
          {side.variations.length > 0 && (
            <Box role="group" aria-label={sideName(side, language)}>
              {side.variations.map((_, index) => (
                <CheckLine
                  key={variationId(side.id, index)}
                  label={variationName(side, index, language)}
                  effect={effect.short({ meats: [], sides: [{ side, variations: [index] }] })}
                  checked={variations.includes(index)}
                  onToggle={() => set(toggleVariation(chosen, side, index, sides))}
                />
              ))}
            </Box>
          )}
        </ChoiceCard>
      );
    });
  }, [sides, language, chosen, set, effect]);
}
