import Box from '@mui/material/Box';
import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { DEFAULT_SETTINGS } from '../../../src/contract/defaultPrivateSettings';
import { validationText } from '../../../src/contract/validation';
import { ContactForm } from '../../../src/features/contact/ContactForm';
import { failing, pending, unreachable } from '../../fixtures/handlers';
import { languageOf, normalizeSpaces } from '../../fixtures/translate';
import { contact, fieldByName, storedDraft, MESSAGE, PATH, send, sendButton, takesIt } from './steps';

const keys: (string | null)[] = [];

const meta = preview.meta({
  component: ContactForm,
  parameters: { environmentControls: ['server'], route: 'contact', handlers: [takesIt] },
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 760, p: 6, bgcolor: 'background.paper' }}>
        <Story />
      </Box>
    ),
  ],
});

export const Default = meta.story({
  async play(steps) {
    const t = contact(steps);
    await expect(sendButton(steps)).toBeEnabled();
    for (const { key, name } of DEFAULT_SETTINGS.lists.contactSubjects) await expect(steps.canvas.getByRole('option', { name: name[languageOf(steps.globals['locale'])] })).toHaveValue(key);
    await expect(steps.canvas.getByRole('link', { name: t('privacyLink') })).toHaveAttribute('href', `/${String(steps.globals['locale'])}/privacy`);
    await expect(steps.canvas.getByText(normalizeSpaces(t('privacy', { months: DEFAULT_SETTINGS.rules.retentionMonths })), { exact: false })).toBeVisible();
  },
});

/** Invalid form. Checks that errors are shown at their fields and in a summary above the form, which takes the focus. */
export const Invalid = meta.story({
  async play(steps) {
    const language = languageOf(steps.globals['locale']);
    await send(steps, { email: 'julie' });
    await expect(await steps.canvas.findByRole('alert')).toHaveFocus();
    for (const [name, key] of [['name', 'fullNameRequired'], ['email', 'emailInvalid'], ['subject', 'required'], ['message', 'required']] as const) {
      await expect(fieldByName(steps, name)).toHaveAccessibleDescription(validationText(key, language));
    }
  },
});

export const Submitting = meta.story({
  parameters: { handlers: [pending(PATH)] },
  async play(steps) {
    await send(steps);
    await expect(await steps.canvas.findByRole('button', { name: new RegExp(contact(steps)('submitting')) })).toBeDisabled();
  },
});

/** Sent message: a thank-you text replaces the form. Checks that the draft is deleted. */
export const Submitted = meta.story({
  async play(steps) {
    const t = contact(steps);
    await send(steps);
    await expect(await steps.canvas.findByRole('status')).toHaveTextContent(normalizeSpaces(t('sent.message')));
    await expect(storedDraft()).toBeNull();
  },
});

/** Sent message in English. Checks the exact texts of the specification and the link to write another message. */
export const SubmittedInEnglish = meta.story({
  tags: ['no-screenshot', '!dev'],
  globals: { locale: 'en' },
  async play(steps) {
    await send(steps);
    await expect(await steps.canvas.findByText('Thank you for your message! We will respond as soon as possible.')).toBeVisible();
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: 'Write another message' }));
    await expect(fieldByName(steps, 'message')).toHaveValue('');
  },
});

/** Failed request. The message says what happened, which data is safe and how else to get in touch. Checks that the typed values are kept. */
export const Failed = meta.story({
  parameters: { handlers: [failing(PATH)] },
  async play(steps) {
    const t = contact(steps);
    await send(steps);
    await expect(await steps.canvas.findByRole('alert')).toHaveTextContent(normalizeSpaces(t('failed.message')));
    for (const name of ['name', 'email', 'subject'] as const) await expect(fieldByName(steps, name)).toHaveValue(MESSAGE[name]);
    await expect(fieldByName(steps, 'message')).toHaveValue(MESSAGE.message);
    await expect(storedDraft()).toContain(MESSAGE.email);
  },
});

/** Failed request in English. Checks the exact texts of the specification. */
export const FailedInEnglish = meta.story({
  tags: ['no-screenshot', '!dev'],
  globals: { locale: 'en' },
  parameters: { handlers: [failing(PATH, 429, 'Too many')] },
  async play(steps) {
    await send(steps);
    await expect(await steps.canvas.findByText('An error occurred while sending the message. Please try again later.')).toBeVisible();
  },
});

/** Error from the server. Checks that the error is shown at its field. */
export const Rejected = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [http.post(PATH, () => HttpResponse.json({ message: 'x', errors: { email: 'Cette adresse ne reçoit plus rien.' } }, { status: 422 }))] },
  async play(steps) {
    await send(steps);
    await waitFor(() => expect(fieldByName(steps, 'email')).toHaveAccessibleDescription('Cette adresse ne reçoit plus rien.'));
  },
});

/** Connection lost. Checks that the retry sends the same idempotency key, so that the message cannot arrive twice. */
export const CutLine = meta.story({
  tags: ['no-screenshot', '!dev'],
  beforeEach: ({ msw }) => {
    keys.length = 0;
    msw.use(
      http.post(PATH, ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return keys.length === 1 ? HttpResponse.error() : HttpResponse.json({ message: 'ok' });
      }),
    );
  },
  async play(steps) {
    await send(steps);
    await expect(await steps.canvas.findByRole('alert')).toBeVisible();
    await steps.userEvent.click(sendButton(steps));
    await expect(await steps.canvas.findByRole('status')).toBeVisible();
    await expect(keys).toHaveLength(2);
    await expect(keys[0]).toMatch(/^[\da-f]{32}$/);
    await expect(keys[1]).toBe(keys[0]);
  },
});

/** Unsent message from another day. Checks that the draft is restored. */
export const Drafted = meta.story({
  tags: ['no-screenshot', '!dev'],
  beforeEach: () => localStorage.setItem('contactDraft', JSON.stringify({ values: MESSAGE, key: 'k', at: Date.now() - 29 * 86_400_000 })),
  async play(steps) {
    await waitFor(() => expect(fieldByName(steps, 'message')).toHaveValue(MESSAGE.message));
    await expect(fieldByName(steps, 'subject')).toHaveValue('trainings');
  },
});

export const Unreachable = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [unreachable(PATH)] },
  async play(steps) {
    await send(steps);
    await expect(await steps.canvas.findByRole('alert')).toHaveTextContent(normalizeSpaces(contact(steps)('failed.kept')));
  },
});
