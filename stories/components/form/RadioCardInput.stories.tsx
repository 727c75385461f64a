import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { RadioCardInput } from '../../../src/components/form/RadioCardInput';
import { Illustration } from '../../../src/components/illustration/Illustration';
import { validationText } from '../../../src/contract/validation';
import { guidance } from '../../docs/guidance';
import { inExampleForm, submitted } from '../../fixtures/exampleForm';
import { exampleTexts, longTexts } from '../../fixtures/exampleTexts';
import { expectTouchTargets, expectNoOverflow } from '../../fixtures/layoutAssertions';
import { languageOf, translator } from '../../fixtures/translate';

const meta = preview.meta({
  component: RadioCardInput,
  parameters: { docs: { description: { component: guidance('form/RadioCardInput') } } },
  args: { name: 'soil', options: [] },
  render: (args, { globals }) => {
    const t = translator(exampleTexts, globals['locale']);
    const options = (['sand', 'clay', 'loam'] as const).map((value) => ({ value, label: t(`soils.${value}`), description: t('fields.soil.hint'), ...(value === 'loam' && { picture: <Illustration name="wood" size={64} /> }) }));
    return <RadioCardInput {...args} options={options} />;
  },
});

/** Choice without a default. Checks that each card is a touch target and that the arrow keys move as in a radio group. */
export const Default = meta.story({
  decorators: [inExampleForm({ fields: ['soil'] })],
  async play({ canvas, globals, userEvent }) {
    const t = translator(exampleTexts, globals['locale']);
    const radios = canvas.getAllByRole('radio');
    await expect(canvas.getByRole('radiogroup', { name: t('fields.soil.label') })).toBeVisible();
    await expectTouchTargets(radios.map((radio) => radio.closest('label') ?? radio));
    await userEvent.click(canvas.getByText(t('soils.sand')));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: t('soils.clay') })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: t('send') }));
    await waitFor(() => expect(submitted).toHaveBeenCalledWith({ soil: 'clay' }));
  },
});

/** Required choice missing. Checks that the group shows the error and that the error summary links to its first card. */
export const Invalid = meta.story({
  decorators: [inExampleForm({ fields: ['soil'] })],
  async play({ canvas, globals, userEvent }) {
    const t = translator(exampleTexts, globals['locale']);
    await userEvent.click(canvas.getByRole('button', { name: t('send') }));
    await waitFor(() => expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(validationText('required', languageOf(globals['locale']))));
    await userEvent.click(canvas.getByRole('link', { name: t('fields.soil.label') }));
    await expect(canvas.getAllByRole('radio')[0]).toHaveFocus();
  },
});

export const LongText = meta.story({
  decorators: [inExampleForm({ fields: ['soil'], texts: longTexts, narrow: true })],
  play: async ({ canvas }) => expectNoOverflow([canvas.getByRole('radiogroup')]),
});
