import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { TextInput } from '../../../src/components/form/TextInput';
import { validationText } from '../../../src/contract/validation';
import { guidance } from '../../docs/guidance';
import { inExampleForm, submitted } from '../../fixtures/exampleForm';
import { exampleTexts, longTexts } from '../../fixtures/exampleTexts';
import { expectTouchTargets, expectNoOverflow } from '../../fixtures/layoutAssertions';
import { languageOf, normalizeSpaces, translator } from '../../fixtures/translate';

const meta = preview.meta({ component: TextInput, parameters: { docs: { description: { component: guidance('form/TextInput') } } }, args: { name: 'email' } });

/** Text field with a hint. Checks that the label stays in place and that the hint is the accessible description. */
export const Default = meta.story({
  decorators: [inExampleForm({ fields: ['email'] })],
  async play({ canvas, globals }) {
    const t = translator(exampleTexts, globals['locale']);
    const field = canvas.getByRole('textbox', { name: t('fields.email.label') });
    await expect(field).toHaveAccessibleDescription(t('fields.email.hint'));
    await expect(field).not.toBeRequired();
    await expect(field).toBeValid();
    await expectTouchTargets([field.parentElement ?? field]);
  },
});

export const Filled = meta.story({
  decorators: [inExampleForm({ fields: ['email'] })],
  async play({ canvas, globals, userEvent }) {
    const t = translator(exampleTexts, globals['locale']);
    const field = canvas.getByRole('textbox', { name: t('fields.email.label') });
    await userEvent.type(field, 'josee@courriel.example');
    await userEvent.click(canvas.getByRole('button', { name: t('send') }));
    await waitFor(() => expect(submitted).toHaveBeenCalledWith({ email: 'josee@courriel.example' }));
  },
});

/** Required field. The asterisk is visual only; the `required` attribute conveys the state to screen readers. */
export const Required = meta.story({
  args: { name: 'name', required: true },
  decorators: [inExampleForm({ fields: ['name'] })],
  async play({ canvas, globals }) {
    await expect(canvas.getByRole('textbox', { name: translator(exampleTexts, globals['locale'])('fields.name.label') })).toBeRequired();
  },
});

/** Invalid value. Checks that leaving the field shows the error and that correcting the value removes it. */
export const Invalid = meta.story({
  args: { required: true },
  decorators: [inExampleForm({ fields: ['email'] })],
  async play({ canvas, globals, userEvent }) {
    const t = translator(exampleTexts, globals['locale']);
    const language = languageOf(globals['locale']);
    const field = canvas.getByRole('textbox', { name: t('fields.email.label') });
    await userEvent.type(field, 'josee');
    await expect(field).toBeValid();
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveAccessibleDescription(validationText('emailInvalid', language)));
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(field, '@courriel.example');
    await waitFor(() => expect(field).toHaveAccessibleDescription(t('fields.email.hint')));
    await userEvent.clear(field);
    await waitFor(() => expect(field).toHaveAccessibleDescription(validationText('emailRequired', language)));
  },
});

/** Error from the server. Checks that the error stays at the field until its value changes. */
export const Rejected = meta.story({
  tags: ['no-screenshot'],
  decorators: [inExampleForm({ fields: ['email'], start: { email: 'josee@courriel.example' }, onSubmit: (_, { setStatus }) => setStatus({ email: 'Ce courriel a déjà une visite.' }) })],
  async play({ canvas, globals, userEvent }) {
    const t = translator(exampleTexts, globals['locale']);
    const field = canvas.getByRole('textbox', { name: t('fields.email.label') });
    await userEvent.click(canvas.getByRole('button', { name: t('send') }));
    await waitFor(() => expect(field).toHaveAccessibleDescription('Ce courriel a déjà une visite.'));
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(field, 'c');
    await waitFor(() => expect(field).toHaveAccessibleDescription(t('fields.email.hint')));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** Multiline text. Checks that the field grows with its content. */
export const Paragraph = meta.story({
  args: { name: 'wish', rows: 3 },
  decorators: [inExampleForm({ fields: ['wish'] })],
  async play({ canvas, globals, userEvent }) {
    const field = canvas.getByRole('textbox', { name: translator(exampleTexts, globals['locale'])('fields.wish.label') });
    const before = field.clientHeight;
    await userEvent.type(field, 'Ail{Enter}Bette{Enter}Cerfeuil{Enter}Fève{Enter}Panais');
    await waitFor(() => expect(field.clientHeight).toBeGreaterThan(before));
  },
});

/** Long label at 320 px. Checks that the label wraps, the field moves down and no text is clipped. */
export const LongText = meta.story({
  args: { required: true },
  decorators: [inExampleForm({ fields: ['email'], texts: longTexts, narrow: true, start: { email: 'marie-antoinette.de-la-bruere-beauchemin@municipalite.example' } })],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  async play({ canvas, globals }) {
    const t = translator(longTexts, globals['locale']);
    const field = canvas.getByRole('textbox', { name: t('fields.email.label') });
    const label = canvas.getByText(t('fields.email.label'), { selector: 'label' });
    await expectNoOverflow([label, canvas.getByText(normalizeSpaces(t('fields.email.hint')))]);
    await expect(label.getBoundingClientRect().bottom).toBeLessThan(field.getBoundingClientRect().top + 17);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
