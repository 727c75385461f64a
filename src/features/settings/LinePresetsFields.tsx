import { useText } from '../../i18n/useText';
import { LinePresetRow } from './LinePresetRow';
import { linePresetsTexts } from './proposalsTexts';
import { RowsSection } from './RowsSection';
import { emptyPreset, type PresetValues } from './values';

/** Lines that the owner adds to a quote by one press, one per row: add, remove and reorder. */
export function LinePresetsFields() {
  const t = useText(linePresetsTexts);
  return (
    <RowsSection<PresetValues>
      name="presets"
      title={t('groups.presets.title')}
      emptySentence={t('rows.none')}
      addLabel={t('rows.add')}
      empty={emptyPreset}
      first="name.fr"
      removed={t('rows.removed')}
      moved={(number, count) => t('rows.moved', { number, count })}
      renderRow={(preset, row) => <LinePresetRow key={preset.key} {...row} />}
    />
  );
}
