import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { validationText } from '../../../src/contract/validation';
import { formTexts } from '../../../src/features/admin/formTexts';
import { MANIFESTS } from '../../../src/features/admin/manifests';
import { VariationsInput } from '../../../src/features/admin/VariationsInput';
import { expectNoOverflow } from '../../fixtures/layoutAssertions';
import { languageOf, normalizeSpaces, translator } from '../../fixtures/translate';
import { resourceFixture } from '../../fixtures/resources';
import { controlOf, inForm, onSubmit } from './steps';

const manifest = MANIFESTS.side;
const meta = preview.meta({ component: VariationsInput, args: { name: 'variations' } });
const filled = { decorators: [inForm({ manifest, resource: resourceFixture('side') })] };

/** ADM-07: rows reordered by keyboard. Checks that the activated button keeps the focus while enabled. */
export const Default = meta.story({
  ...filled,
  async play(steps) {
    const t = translator(formTexts, steps.globals['locale']);
    await expect(controlOf(manifest, steps, 'variations.0.name_fr')).toHaveValue('Crémeuse');
    const down = steps.canvas.getByRole('button', { name: t('rows.down', { number: 1 }) });
    down.focus();
    await steps.userEvent.keyboard('{Enter}');
    await waitFor(() => expect(controlOf(manifest, steps, 'variations.1.name_fr')).toHaveValue('Crémeuse'));
    await waitFor(() => expect(steps.canvas.getByRole('button', { name: t('rows.down', { number: 2 }) })).toHaveFocus());
    await steps.userEvent.keyboard('{Enter}');
    await waitFor(() => expect(controlOf(manifest, steps, 'variations.2.name_fr')).toHaveValue('Crémeuse'));
    await waitFor(() => expect(steps.canvas.getByRole('button', { name: t('rows.up', { number: 3 }) })).toHaveFocus());
  },
});

/** Rows edited. Checks that a row can be added, filled in and made the only default, and that another can be removed. */
export const Submitted = meta.story({
  ...filled,
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    const t = translator(formTexts, steps.globals['locale']);
    onSubmit.mockClear();
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: t('rows.add') }));
    await waitFor(() => expect(controlOf(manifest, steps, 'variations.3.name_fr')).toHaveFocus());
    await steps.userEvent.type(controlOf(manifest, steps, 'variations.3.name_fr'), 'Épicée');
    await steps.userEvent.type(controlOf(manifest, steps, 'variations.3.name_en'), 'Spicy');
    await steps.userEvent.type(controlOf(manifest, steps, 'variations.3.priceModifier'), '1');
    const [, , , last] = steps.canvas.getAllByRole('checkbox');
    if (last) await steps.userEvent.click(last);
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: t('rows.remove', { number: 2 }) }));
    await waitFor(() => expect(steps.canvas.getByRole('button', { name: t('rows.add') })).toHaveFocus());
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
    const rows = onSubmit.mock.calls[0]?.[0]['variations'] as { name_en: string; priceModifier: number; isDefault: boolean }[];
    await expect(rows.map(({ name_en, priceModifier, isDefault }) => [name_en, priceModifier, isDefault])).toEqual([
      ['Creamy', 0, false],
      ['Apple and mustard seed', 0.5, false],
      ['Spicy', 1, true],
    ]);
  },
});

export const Empty = meta.story({ decorators: [inForm({ manifest })], play: ({ canvas, globals }) => expect(canvas.getByText(normalizeSpaces(translator(formTexts, globals['locale'])('rows.none')))).toBeVisible() });

/** Invalid row. Checks that the summary names the field with its row number and links to the field. */
export const Invalid = meta.story({
  ...filled,
  async play(steps) {
    await steps.userEvent.clear(controlOf(manifest, steps, 'variations.1.name_en'));
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: 'OK' }));
    const field = controlOf(manifest, steps, 'variations.1.name_en');
    await waitFor(() => expect(field).toHaveAccessibleDescription(validationText('bothNames', languageOf(steps.globals['locale']))));
    await steps.userEvent.click(steps.canvas.getByRole('link'));
    await expect(field).toHaveFocus();
  },
});

export const LongText = meta.story({
  decorators: [inForm({ manifest, resource: resourceFixture('side'), narrow: true })],
  play: async ({ canvas }) => expectNoOverflow(canvas.getAllByRole('listitem')),
});
