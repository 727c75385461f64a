import type { StoryContext } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { storedUser } from '../../../src/api/session';
import { validationText } from '../../../src/contract/validation';
import { setupTexts } from '../../../src/features/setup/texts';
import { SetupPage } from '../../../src/pages/public/SetupPage';
import { failing, pending, unreachable } from '../../fixtures/handlers';
import { normalizeSpaces, translator } from '../../fixtures/translate';
import { ownerSession } from '../../fixtures/user';

const PATH = '/api/auth/setup';

const meta = preview.meta({
  component: SetupPage,
  parameters: { route: 'setup?token=a-token-from-the-log', handlers: [http.post(PATH, () => HttpResponse.json(ownerSession, { status: 201 }))] },
});

type Steps = Pick<StoryContext, 'canvas' | 'globals' | 'userEvent'>;
const FIELDS = ['username', 'email', 'password', 'confirmation'] as const;
const GOOD = { username: 'samuel', email: 'samuel@boucane.example', password: 'une braise patiente', confirmation: 'une braise patiente' };

const field = ({ canvas, globals }: Steps, name: (typeof FIELDS)[number]) =>
  canvas.getByLabelText(new RegExp(`^${translator(setupTexts, globals['locale'])(`fields.${name}.label`)}\\s*\\*?$`));

async function send(steps: Steps, values: Partial<typeof GOOD> = GOOD) {
  const { canvas, globals, userEvent } = steps;
  for (const name of FIELDS) if (values[name]) await userEvent.type(field(steps, name), values[name]);
  await userEvent.click(canvas.getByRole('button', { name: translator(setupTexts, globals['locale'])('submit') }));
}

export const Default = meta.story({
  tags: ['page'],
  async play({ canvas, globals }) {
    const t = translator(setupTexts, globals['locale']);
    await expect(canvas.getByRole('heading', { level: 1, name: t('title') })).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('submit') })).toBeEnabled();
  },
});

/** Invalid values: errors are shown at the fields and in a summary above the form, which receives the focus. */
export const Invalid = meta.story({
  tags: ['layout'],
  async play(steps) {
    const { canvas, globals } = steps;
    const language = globals['locale'] === 'en' ? 'en' : 'fr';
    await send(steps, { username: 'samuel', email: 'samuel', password: 'court', confirmation: 'long' });
    await expect(await canvas.findByRole('alert')).toHaveFocus();
    for (const [name, key] of [['email', 'emailInvalid'], ['password', 'passwordMin'], ['confirmation', 'passwordsDiffer']] as const) {
      await expect(field(steps, name)).toHaveAccessibleDescription(validationText(key, language));
    }
  },
});

/** Values rejected by the server: the error is shown at its field. */
export const Rejected = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [http.post(PATH, () => HttpResponse.json({ message: 'x', errors: { email: 'Ce courriel a déjà un compte.' } }, { status: 422 }))] },
  async play(steps) {
    await send(steps);
    await waitFor(() => expect(field(steps, 'email')).toHaveAccessibleDescription('Ce courriel a déjà un compte.'));
  },
});

export const Submitting = meta.story({
  parameters: { handlers: [pending(PATH)] },
  async play(steps) {
    await send(steps);
    await expect(await steps.canvas.findByRole('button', { name: new RegExp(translator(setupTexts, steps.globals['locale'])('submitting')) })).toBeDisabled();
  },
});

/** Setup finished: the session is stored, and a link leads to the administration. */
export const Submitted = meta.story({
  async play(steps) {
    const { canvas, globals } = steps;
    const t = translator(setupTexts, globals['locale']);
    await send(steps);
    await expect(await canvas.findByRole('heading', { level: 1, name: t('done.title', { username: 'samuel' }) })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('done.firstSteps') })).toHaveAttribute('href', `/${String(globals['locale'])}/admin/first-steps`);
    await expect(storedUser()).toEqual(ownerSession.user);
  },
});

/** Setup link already used or expired. */
export const Spent = meta.story({
  parameters: { handlers: [failing(PATH, 404)] },
  async play(steps) {
    const t = translator(setupTexts, steps.globals['locale']);
    await send(steps);
    await expect(await steps.canvas.findByRole('heading', { level: 1, name: t('spent.title') })).toBeVisible();
    await expect(steps.canvas.getByRole('link', { name: t('spent.login') })).toBeVisible();
  },
});

export const NoToken = meta.story({
  tags: ['layout'],
  parameters: { route: 'setup' },
  async play({ canvas, globals }) {
    await expect(canvas.getByRole('heading', { level: 1, name: translator(setupTexts, globals['locale'])('noToken.title') })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** Request failed without a response: the typed values are kept. */
export const Failed = meta.story({
  parameters: { handlers: [unreachable(PATH)] },
  async play(steps) {
    await send(steps);
    await expect(await steps.canvas.findByRole('alert')).toHaveTextContent(normalizeSpaces(translator(setupTexts, steps.globals['locale'])('failed')));
    await expect(field(steps, 'username')).toHaveValue('samuel');
  },
});
