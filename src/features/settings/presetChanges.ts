import { getIn } from 'formik';
import type { LinePreset } from '../../contract/settings';
import type { Change, ChangeTexts } from './change';
import type { SettingsField } from './fields';
import { formatValue } from './formatValue';
import { rowChanges } from './rowChanges';

/** Line as stored or during input. */
type ListedPreset = Omit<LinePreset, 'amount'> & { amount: unknown };

const FIELDS = [
  { name: 'name.en', kind: 'line' },
  { name: 'amount', kind: 'money' },
  { name: 'perPerson', kind: 'flag' },
] as const satisfies readonly SettingsField[];

/** Lists the prepared lines that were added, removed, changed or moved. A line is recognized by its French name. */
export function presetChanges(before: readonly ListedPreset[], after: readonly ListedPreset[], { language, t, tOfPresets }: ChangeTexts): Change[] {
  const nameOf = ({ name }: ListedPreset) => name[language] || name.fr;
  const label = (preset: ListedPreset) => tOfPresets('changes.preset', { name: nameOf(preset) });
  return rowChanges(before, after, {
    idOf: ({ name }) => name.fr,
    nameOf,
    label,
    order: tOfPresets('changes.order'),
    state: () => tOfPresets('changes.present'),
    absent: tOfPresets('changes.absent'),
    edits: (old, preset) =>
      FIELDS.filter(({ name }) => getIn(old, name) !== getIn(preset, name)).map((field) => ({
        label: `${label(preset)} – ${tOfPresets(`fields.presets.${field.name}.label`)}`,
        before: formatValue(field, getIn(old, field.name), language, t),
        after: formatValue(field, getIn(preset, field.name), language, t),
      })),
  });
}
