import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { TextInput } from '../../../src/components/form/TextInput';
import { validationText } from '../../../src/contract/validation';
import { guidance } from '../../docs/guidance';
import { inExampleForm, sent } from '../../fixtures/exampleForm';
import { exampleTexts, longTexts } from '../../fixtures/exampleTexts';
import { expectTargets, expectWhole } from '../../fixtures/measures';
import { languageOf, plainSpaces, spoken } from '../../fixtures/spoken';

const meta = preview.meta({ component: TextInput, parameters: { docs: { description: { component: guidance('form/TextInput') } } }, args: { name: 'email' } });

/** The label stays on the line of the field, the hint below it belongs to it. */
export const Default = meta.story({
  decorators: [inExampleForm({ fields: ['email'] })],
  async play({ canvas, globals }) {
    const t = spoken(exampleTexts, globals['locale']);
    const field = canvas.getByRole('textbox', { name: t('fields.email.label') });
    await expect(field).toHaveAccessibleDescription(t('fields.email.hint'));
    await expect(field).not.toBeRequired();
    await expect(field).toBeValid();
    await expectTargets([field.parentElement ?? field]);
  },
});

export const Filled = meta.story({
  decorators: [inExampleForm({ fields: ['email'] })],
  async play({ canvas, globals, userEvent }) {
    const t = spoken(exampleTexts, globals['locale']);
    const field = canvas.getByRole('textbox', { name: t('fields.email.label') });
    await userEvent.type(field, 'josee@courriel.example');
    await userEvent.click(canvas.getByRole('button', { name: t('send') }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ email: 'josee@courriel.example' }));
  },
});

/** The star is for the eye; the browser tells the rest. */
export const Required = meta.story({
  args: { name: 'name', required: true },
  decorators: [inExampleForm({ fields: ['name'] })],
  async play({ canvas, globals }) {
    await expect(canvas.getByRole('textbox', { name: spoken(exampleTexts, globals['locale'])('fields.name.label') })).toBeRequired();
  },
});

/** Leaving a field is enough to hear what is wrong with it; mending it is enough to stop. */
export const Invalid = meta.story({
  args: { required: true },
  decorators: [inExampleForm({ fields: ['email'] })],
  async play({ canvas, globals, userEvent }) {
    const t = spoken(exampleTexts, globals['locale']);
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

/** What only the server knows stands at the field until it changes. */
export const Refused = meta.story({
  tags: ['no-picture'],
  decorators: [inExampleForm({ fields: ['email'], start: { email: 'josee@courriel.example' }, answer: (_, { setStatus }) => setStatus({ email: 'Ce courriel a déjà une visite.' }) })],
  async play({ canvas, globals, userEvent }) {
    const t = spoken(exampleTexts, globals['locale']);
    const field = canvas.getByRole('textbox', { name: t('fields.email.label') });
    await userEvent.click(canvas.getByRole('button', { name: t('send') }));
    await waitFor(() => expect(field).toHaveAccessibleDescription('Ce courriel a déjà une visite.'));
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(field, 'c');
    await waitFor(() => expect(field).toHaveAccessibleDescription(t('fields.email.hint')));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** Several lines; the box grows with them. */
export const Paragraph = meta.story({
  args: { name: 'wish', rows: 3 },
  decorators: [inExampleForm({ fields: ['wish'] })],
  async play({ canvas, globals, userEvent }) {
    const field = canvas.getByRole('textbox', { name: spoken(exampleTexts, globals['locale'])('fields.wish.label') });
    const before = field.clientHeight;
    await userEvent.type(field, 'Ail{Enter}Bette{Enter}Cerfeuil{Enter}Fève{Enter}Panais');
    await waitFor(() => expect(field.clientHeight).toBeGreaterThan(before));
  },
});

/** At 320 px a long label wraps and the field moves down for it; nothing is cut. */
export const LongText = meta.story({
  args: { required: true },
  decorators: [inExampleForm({ fields: ['email'], texts: longTexts, narrow: true, start: { email: 'marie-antoinette.de-la-bruere-beauchemin@municipalite.example' } })],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  async play({ canvas, globals }) {
    const t = spoken(longTexts, globals['locale']);
    const field = canvas.getByRole('textbox', { name: t('fields.email.label') });
    const label = canvas.getByText(t('fields.email.label'), { selector: 'label' });
    await expectWhole([label, canvas.getByText(plainSpaces(t('fields.email.hint')))]);
    await expect(label.getBoundingClientRect().bottom).toBeLessThan(field.getBoundingClientRect().top + 17);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
