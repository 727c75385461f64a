import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { SelectInput } from '../../../src/components/form/SelectInput';
import { formTexts } from '../../../src/components/form/texts';
import { validationText } from '../../../src/contract/validation';
import { guidance } from '../../docs/guidance';
import { inExampleForm, submitted } from '../../fixtures/exampleForm';
import { exampleTexts, longTexts } from '../../fixtures/exampleTexts';
import { expectTouchTargets, expectNoOverflow } from '../../fixtures/layoutAssertions';
import type { PlayContext } from '../../fixtures/playContext';
import { languageOf, normalizeSpaces, translator } from '../../fixtures/translate';

const SOILS = ['sand', 'clay', 'loam'] as const;

const meta = preview.meta({
  component: SelectInput,
  parameters: { docs: { description: { component: guidance('form/SelectInput') } } },
  args: { name: 'soil', options: [] },
  render: (args, { globals }) => {
    const t = translator(exampleTexts, globals['locale']);
    return <SelectInput {...args} options={args.options.length > 0 ? args.options : SOILS.map((value) => ({ value, label: t(`soils.${value}`) }))} />;
  },
});

function parts({ canvas, globals }: PlayContext) {
  const t = translator(exampleTexts, globals['locale']);
  return { t, field: canvas.getByRole('combobox', { name: t('fields.soil.label') }), send: canvas.getByRole('button', { name: t('send') }) };
}

/** Select without a default. Checks that the native list offers all options. */
export const Default = meta.story({
  decorators: [inExampleForm({ fields: ['soil'] })],
  async play(steps) {
    const { t, field } = parts(steps);
    await expect(field).toHaveValue('');
    await expect(field).toHaveDisplayValue(translator(formTexts, steps.globals['locale'])('choose'));
    await expect(field).toHaveAccessibleDescription(t('fields.soil.hint'));
    await expect(steps.canvas.getAllByRole('option').map((option) => option.textContent)).toEqual(SOILS.map((soil) => t(`soils.${soil}`)));
    await expectTouchTargets([field]);
  },
});

export const Filled = meta.story({
  decorators: [inExampleForm({ fields: ['soil'] })],
  async play(steps) {
    const { t, field, send } = parts(steps);
    await steps.userEvent.selectOptions(field, t('soils.clay'));
    await steps.userEvent.click(send);
    await waitFor(() => expect(submitted).toHaveBeenCalledWith({ soil: 'clay' }));
  },
});

export const Required = meta.story({
  tags: ['no-screenshot', '!dev'],
  args: { required: true },
  decorators: [inExampleForm({ fields: ['soil'] })],
  async play(steps) {
    await expect(parts(steps).field).toBeRequired();
  },
});

export const Invalid = meta.story({
  args: { required: true },
  decorators: [inExampleForm({ fields: ['soil'] })],
  async play(steps) {
    const { field } = parts(steps);
    field.focus();
    await steps.userEvent.tab();
    await waitFor(() => expect(field).toHaveAccessibleDescription(validationText('required', languageOf(steps.globals['locale']))));
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  },
});

/** Long texts: the label wraps above the field. A long option is truncated in the closed field, as in every browser, and complete in the list. */
export const LongText = meta.story({
  args: {
    required: true,
    options: [{ value: 'loam', label: 'Terre franche amendée de compost de feuilles mortes, de fumier de poule et d’un peu de cendre de bois' }],
  },
  decorators: [inExampleForm({ fields: ['soil'], texts: longTexts, narrow: true, start: { soil: 'loam' } })],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  async play({ canvas, globals }) {
    const t = translator(longTexts, globals['locale']);
    await expectNoOverflow([canvas.getByText(t('fields.soil.label'), { selector: 'label' }), canvas.getByText(normalizeSpaces(t('fields.soil.hint')))]);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
