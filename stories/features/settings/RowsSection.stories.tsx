import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { LinePresetRow } from '../../../src/features/settings/LinePresetRow';
import { linePresetsTexts } from '../../../src/features/settings/proposalsTexts';
import type { RowProps } from '../../../src/features/settings/RowHead';
import { RowsSection } from '../../../src/features/settings/RowsSection';
import { emptyPreset, type PresetValues } from '../../../src/features/settings/values';
import { translator } from '../../fixtures/translate';
import { inPart } from './steps';

const meta = preview.meta({
  component: RowsSection<PresetValues>,
  decorators: [inPart('linePresets')],
  tags: ['no-screenshot'],
  args: {
    name: 'presets',
    title: 'Plates-bandes',
    emptySentence: 'Aucune plate-bande.',
    addLabel: 'Ajouter une plate-bande',
    empty: emptyPreset,
    first: 'name.fr',
    removed: 'La plate-bande sera retirée.',
    moved: (number: number, count: number) => `Plate-bande ${number} sur ${count}.`,
    renderRow: (preset: PresetValues, row: RowProps) => <LinePresetRow key={preset.key} {...row} />,
  },
  argTypes: { empty: { control: false } },
  parameters: { route: 'admin/settings/linePresets' },
});

/** Two rows. Checks that rows can be moved, added and removed, with the focus following and a message for screen readers. */
export const Default = meta.story({
  async play({ args, canvas, globals, userEvent }) {
    const t = translator(linePresetsTexts, globals['locale']);
    const section = within(canvas.getByRole('region', { name: args.title }));
    await userEvent.click(section.getByRole('button', { name: t('rows.down', { number: 1 }) }));
    await expect(section.getByRole('status')).toHaveTextContent('Plate-bande 2 sur 2.');
    await waitFor(() => expect(section.getByRole('button', { name: t('rows.up', { number: 2 }) })).toHaveFocus());
    await userEvent.click(section.getByRole('button', { name: t('rows.up', { number: 2 }) }));
    await userEvent.click(section.getByRole('button', { name: args.addLabel }));
    await waitFor(() => expect(section.getAllByRole('listitem')).toHaveLength(3));
    await userEvent.click(section.getByRole('button', { name: t('rows.remove', { number: 3 }) }));
    await expect(section.getByRole('status')).toHaveTextContent(args.removed);
    await expect(section.getAllByRole('listitem')).toHaveLength(2);
    await waitFor(() => expect(section.getByRole('button', { name: args.addLabel })).toHaveFocus());
  },
});

/** Hint under the title. */
export const WithHint = meta.story({ args: { hint: 'Dans l’ordre du jardin.' }, play: async ({ canvas }) => expect(canvas.getByText('Dans l’ordre du jardin.')).toBeVisible() });

/** No rows. Checks that a sentence says so, and that the first one can be added. */
export const Empty = meta.story({
  parameters: { changes: { presets: [] } },
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByText('Aucune plate-bande.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: args.addLabel }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
    await expect(canvas.queryByText('Aucune plate-bande.')).toBeNull();
  },
});
