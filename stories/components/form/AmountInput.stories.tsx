import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { AmountInput } from '../../../src/components/form/AmountInput';
import { validationText } from '../../../src/contract/validation';
import { guidance } from '../../docs/guidance';
import { inExampleForm, submitted } from '../../fixtures/exampleForm';
import { exampleTexts, longTexts } from '../../fixtures/exampleTexts';
import { expectNoOverflow } from '../../fixtures/layoutAssertions';
import { languageOf, translator } from '../../fixtures/translate';

const meta = preview.meta({ component: AmountInput, parameters: { docs: { description: { component: guidance('form/AmountInput') } } }, args: { name: 'rows', unit: 'kg' } });
const half = inExampleForm({ fields: ['rows'], start: { rows: 2.5 } });

/** Number in the locale's format. Checks that the unit is part of the accessible description. */
export const Default = meta.story({
  decorators: [half],
  async play({ canvas, globals }) {
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveValue(languageOf(globals['locale']) === 'fr' ? '2,5' : '2.5');
    await expect(field).toHaveAccessibleDescription(/^kg/);
  },
});

/** Amount of money, always with its cents. */
export const Money = meta.story({
  decorators: [half],
  args: { money: true },
  play: ({ canvas, globals }) => expect(canvas.getByRole('textbox')).toHaveValue(languageOf(globals['locale']) === 'fr' ? '2,50' : '2.50'),
});

/** Typed amount. Checks that the input keeps the typed text and that the form submits a number. */
export const Submitted = meta.story({
  decorators: [half],
  tags: ['no-screenshot', '!dev'],
  async play({ canvas, globals, userEvent }) {
    const field = canvas.getByRole('textbox');
    const typed = languageOf(globals['locale']) === 'fr' ? '4,00' : '4.00';
    await userEvent.clear(field);
    await userEvent.type(field, typed);
    await expect(field).toHaveValue(typed);
    await userEvent.click(canvas.getByRole('button', { name: translator(exampleTexts, globals['locale'])('send') }));
    await waitFor(() => expect(submitted).toHaveBeenCalledWith({ rows: 4 }));
  },
});

/** Invalid amounts. Checks that text is rejected, and in English also a decimal comma. */
export const Invalid = meta.story({
  decorators: [half],
  async play({ canvas, globals, userEvent }) {
    const field = canvas.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, languageOf(globals['locale']) === 'fr' ? 'deux' : '1,200');
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveAccessibleDescription(new RegExp(validationText('number', languageOf(globals['locale'])))));
  },
});

export const LongText = meta.story({
  args: { unit: 'kilogrammes par personne et par jour' },
  decorators: [inExampleForm({ fields: ['rows'], texts: longTexts, narrow: true })],
  play: async ({ canvas }) => expectNoOverflow([canvas.getByRole('textbox')]),
});
