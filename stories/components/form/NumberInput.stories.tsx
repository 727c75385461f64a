import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { NumberInput } from '../../../src/components/form/NumberInput';
import { formTexts } from '../../../src/components/form/texts';
import { validationText } from '../../../src/contract/validation';
import { guidance } from '../../docs/guidance';
import { inExampleForm, submitted } from '../../fixtures/exampleForm';
import { exampleTexts, longTexts } from '../../fixtures/exampleTexts';
import { expectTouchTargets, expectNoOverflow } from '../../fixtures/layoutAssertions';
import { languageOf, normalizeSpaces, translator } from '../../fixtures/translate';
import type { PlayContext } from '../../fixtures/playContext';

const meta = preview.meta({ component: NumberInput, parameters: { docs: { description: { component: guidance('form/NumberInput') } } }, args: { name: 'rows', min: 1, max: 8 } });

function parts({ canvas, globals }: PlayContext) {
  const t = translator(exampleTexts, globals['locale']);
  const step = translator(formTexts, globals['locale']);
  const label = t('fields.rows.label');
  return {
    t,
    field: canvas.getByRole('textbox', { name: label }),
    less: canvas.getByRole('button', { name: step('less', { label }) }),
    more: canvas.getByRole('button', { name: step('more', { label }) }),
    send: canvas.getByRole('button', { name: t('send') }),
  };
}

/** Stepper. Checks that each click on a button adds or subtracts one and that the form submits a number. */
export const Default = meta.story({
  decorators: [inExampleForm({ fields: ['rows'], start: { rows: 3 } })],
  async play(steps) {
    const { t, field, less, more, send } = parts(steps);
    await expect(field).toHaveAccessibleDescription(t('fields.rows.hint'));
    await expectTouchTargets([less, more]);
    await steps.userEvent.click(more);
    await steps.userEvent.click(more);
    await steps.userEvent.click(less);
    await expect(field).toHaveValue('4');
    await steps.userEvent.click(send);
    await waitFor(() => expect(submitted).toHaveBeenCalledWith({ rows: 4 }));
  },
});

/** Typed value. Checks that mobile devices show the numeric keyboard. */
export const Filled = meta.story({
  decorators: [inExampleForm({ fields: ['rows'] })],
  async play(steps) {
    const { field, send } = parts(steps);
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await steps.userEvent.clear(field);
    await steps.userEvent.type(field, '7');
    await steps.userEvent.click(send);
    await waitFor(() => expect(submitted).toHaveBeenCalledWith({ rows: 7 }));
  },
});

export const Required = meta.story({
  args: { required: true },
  decorators: [inExampleForm({ fields: ['rows'], start: { rows: 2 } })],
  async play(steps) {
    await expect(parts(steps).field).toBeRequired();
  },
});

/** Value near the minimum of one. Checks that the value stops there and that the button keeps the keyboard focus. */
export const AtLimit = meta.story({
  decorators: [inExampleForm({ fields: ['rows'], start: { rows: 2 } })],
  async play(steps) {
    const { field, less, more } = parts(steps);
    less.focus();
    await steps.userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('1');
    await expect(less).toHaveAttribute('aria-disabled', 'true');
    await expect(less).toHaveFocus();
    await steps.userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('1');
    await expect(more).not.toHaveAttribute('aria-disabled', 'true');
  },
});

/** Value at the maximum of eight. Checks that the value does not increase. */
export const AtMaximum = meta.story({
  decorators: [inExampleForm({ fields: ['rows'], start: { rows: 8 } })],
  async play(steps) {
    const { field, less, more } = parts(steps);
    await expect(more).toHaveAttribute('aria-disabled', 'true');
    await steps.userEvent.click(less);
    await expect(field).toHaveValue('7');
    await steps.userEvent.click(more);
    await steps.userEvent.click(more);
    await expect(field).toHaveValue('8');
  },
});

/** Invalid values: too large, text, a fraction, empty. Checks that each has its own error and that a step button returns to the valid range. */
export const Invalid = meta.story({
  decorators: [inExampleForm({ fields: ['rows'] })],
  async play(steps) {
    const { field, less } = parts(steps);
    const language = languageOf(steps.globals['locale']);
    const { userEvent } = steps;
    for (const [typed, message] of [['2.5', 'wholeNumber'], ['deux', 'number'], ['12', 'tooMany:8']] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, typed);
      await userEvent.tab();
      await waitFor(() => expect(field).toHaveAccessibleDescription(validationText(message, language)));
      await expect(field).toHaveAttribute('aria-invalid', 'true');
    }
    await userEvent.click(less);
    await expect(field).toHaveValue('8');
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'false'));
    await userEvent.clear(field);
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
  },
});

export const LongText = meta.story({
  args: { required: true },
  decorators: [inExampleForm({ fields: ['rows'], texts: longTexts, narrow: true })],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  async play({ canvas, globals }) {
    const t = translator(longTexts, globals['locale']);
    await expectNoOverflow([canvas.getByText(t('fields.rows.label'), { selector: 'label' }), canvas.getByText(normalizeSpaces(t('fields.rows.hint')))]);
    await expectTouchTargets(canvas.getAllByRole('button'));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
