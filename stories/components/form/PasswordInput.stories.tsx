import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { PasswordInput } from '../../../src/components/form/PasswordInput';
import { formTexts } from '../../../src/components/form/texts';
import { guidance } from '../../docs/guidance';
import { inExampleForm } from '../../fixtures/exampleForm';
import { exampleTexts } from '../../fixtures/exampleTexts';
import type { PlayContext } from '../../fixtures/playContext';
import { normalizeSpaces, translator } from '../../fixtures/translate';

/* The example form's "name" field serves as the password. */
const meta = preview.meta({ component: PasswordInput, parameters: { docs: { description: { component: guidance('form/PasswordInput') } } }, args: { name: 'name', autoComplete: 'new-password' as const }, decorators: [inExampleForm({ fields: ['name'] })] });

const field = ({ canvas, globals }: PlayContext) => canvas.getByLabelText(new RegExp(`^${translator(exampleTexts, globals['locale'])('fields.name.label')}`));

export const Default = meta.story({
  async play(steps) {
    const input = field(steps);
    await expect(input).toHaveAttribute('type', 'password');
    await expect(input).toHaveAttribute('autocomplete', 'new-password');
    await expect(input).toBeRequired();
    const button = steps.canvas.getByRole('button', { name: translator(formTexts, steps.globals['locale'])('showPassword') });
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

/** Visible password. Checks that the button shows the password and hides it again. */
export const Shown = meta.story({
  async play(steps) {
    const t = translator(formTexts, steps.globals['locale']);
    await steps.userEvent.type(field(steps), 'une braise patiente');
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: t('showPassword') }));
    await expect(field(steps)).toHaveAttribute('type', 'text');
    await expect(field(steps)).toHaveValue('une braise patiente');
    await expect(steps.canvas.getByRole('button', { name: t('hidePassword') })).toHaveFocus();
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: t('hidePassword') }));
    await expect(field(steps)).toHaveAttribute('type', 'password');
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: t('showPassword') }));
  },
});

/** Short password: accepted, with advice to choose a longer one. Checks that a long password shows no advice. */
export const Short = meta.story({
  args: { advises: true },
  async play(steps) {
    const t = translator(formTexts, steps.globals['locale']);
    await steps.userEvent.type(field(steps), 'braise-27');
    await expect(field(steps)).toHaveAccessibleDescription(t('passwordShort'));
    await steps.userEvent.type(field(steps), ' et fumée');
    await waitFor(() => expect(field(steps)).not.toHaveAccessibleDescription());
    await steps.userEvent.clear(field(steps));
    await steps.userEvent.type(field(steps), 'braise-27');
  },
});

/** Caps Lock on. Checks that a warning is shown. */
export const CapsLock = meta.story({
  async play(steps) {
    const t = translator(formTexts, steps.globals['locale']);
    await steps.userEvent.click(field(steps));
    await steps.userEvent.keyboard('{CapsLock}b');
    await expect(await steps.canvas.findByText(normalizeSpaces(t('capsLock')))).toBeVisible();
  },
});
