import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { ConflictDialog } from '../../../src/features/admin/ConflictDialog';
import { formTexts } from '../../../src/features/admin/formTexts';
import { MANIFESTS } from '../../../src/features/admin/manifests';
import { valuesOf } from '../../../src/features/admin/values';
import { normalizeSpaces, translator } from '../../fixtures/translate';
import { resourceFixture } from '../../fixtures/resources';
import { inForm, labelOf } from './steps';

const manifest = MANIFESTS.side;
const base = valuesOf(manifest, resourceFixture('side'));
const mine = { ...base, name_fr: 'Chou de mémé', price: 3 };
const theirs = { ...base, name_fr: 'Salade de chou du fumoir', description_en: 'Crisp.' };

const meta = preview.meta({ component: ConflictDialog, args: { manifest, mine, theirs, base, busy: false, onSave: fn(), onBack: fn() }, decorators: [inForm({ manifest, resource: resourceFixture('side') })] });

/** Concurrent edits. Checks that fields changed by one person only keep that change by default, and that each default can be overridden. */
export const Default = meta.story({
  async play(steps) {
    const { args, globals, userEvent } = steps;
    const t = translator(formTexts, globals['locale']);
    const dialog = within(await screen.findByRole('dialog', { name: t('conflict.title') }));
    const group = (name: string) => within(dialog.getByRole('group', { name: labelOf(manifest, steps, name) }));
    await expect(dialog.getAllByRole('group')).toHaveLength(3);
    await expect(group('name_fr').getByRole('radio', { name: t('conflict.mine') })).toBeChecked();
    await expect(group('description_en').getByRole('radio', { name: t('conflict.theirs') })).toBeChecked();
    await expect(group('name_fr').getByRole('radio', { name: t('conflict.theirs') })).toHaveAccessibleDescription('Salade de chou du fumoir');
    await userEvent.click(group('name_fr').getByRole('radio', { name: t('conflict.theirs') }));
    await userEvent.click(dialog.getByRole('button', { name: t('conflict.save') }));
    await expect(args.onSave).toHaveBeenCalledWith({ name_fr: 'Salade de chou du fumoir', price: 3, description_en: 'Crisp.' });
  },
});

/** Identical concurrent edits. Checks that no choice is requested before saving. */
export const Same = meta.story({
  args: { mine: theirs },
  play: async ({ globals }) => waitFor(() => expect(screen.getByText(normalizeSpaces(translator(formTexts, globals['locale'])('conflict.same')))).toBeVisible()),
});

export const Submitting = meta.story({ args: { busy: true }, play: async ({ globals }) => expect(await screen.findByRole('button', { name: translator(formTexts, globals['locale'])('saving') })).toBeDisabled() });

export const LongText = meta.story({
  args: { mine: { ...mine, description_fr: 'Anticonstitutionnellement '.repeat(40) } },
  play: () => waitFor(() => expect(screen.getByRole('dialog')).toBeVisible()),
});
