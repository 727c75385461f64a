import { http, HttpResponse } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { MailServerForm } from '../../../src/features/settings/MailServerForm';
import { mailServerTexts } from '../../../src/features/settings/mailServerTexts';
import { withWidth } from '../../fixtures/frames';
import { pending, unreachable } from '../../fixtures/handlers';
import { noMailServer, ownMailServer } from '../../fixtures/mailServer';
import type { PlayContext } from '../../fixtures/playContext';
import { normalizeSpaces, translator } from '../../fixtures/translate';
import { ownerSession } from '../../fixtures/user';
import { outcome, save } from './steps';

const PATH = '/api/mail-server';
const PASSWORD = 'braises sous la cendre';

const meta = preview.meta({ component: MailServerForm, decorators: [withWidth(960)], args: { stored: ownMailServer, onSaved: fn(), onRemoved: fn() }, argTypes: { stored: { control: false } }, parameters: { route: 'admin/settings/mail-server', session: ownerSession } });

const t = ({ globals }: Pick<PlayContext, 'globals'>) => translator(mailServerTexts, globals['locale']);
const field = (steps: PlayContext, name: 'host' | 'password' | 'username') => steps.canvas.getByLabelText(new RegExp(`^${t(steps)(`fields.${name}.label`)}`));

/** Stored mail server. The password is empty, because it is never read back. */
export const Default = meta.story({
  tags: ['layout'],
  async play(steps) {
    await expect(field(steps, 'host')).toHaveValue('smtp.exemple.ca');
    await expect(field(steps, 'password')).toHaveValue('');
    await expect(steps.canvas.getByText(normalizeSpaces(t(steps)('passwordKept')))).toBeVisible();
  },
});

/** Saved. Checks the request, that the password field is empty afterwards, and that the browser stored no draft. */
export const Submitted = meta.story({
  tags: ['no-screenshot'],
  async play(steps) {
    const sent: unknown[] = [];
    steps.msw.use(
      http.put(PATH, async ({ request }) => {
        sent.push(await request.json(), request.headers.get('if-match'));
        return HttpResponse.json({ ...ownMailServer, version: 4 });
      }),
    );
    await steps.userEvent.type(field(steps, 'password'), PASSWORD);
    await expect(JSON.stringify(Object.entries(localStorage))).not.toContain(PASSWORD);
    await save(steps);
    await waitFor(() => expect(steps.args.onSaved).toHaveBeenCalledWith(expect.objectContaining({ version: 4 })));
    await expect(sent).toEqual([{ host: 'smtp.exemple.ca', port: 587, security: 'starttls', username: 'samuel@exemple.ca', password: PASSWORD, sender: '' }, '"3"']);
    await waitFor(() => expect(field(steps, 'password')).toHaveValue(''));
    await expect(await steps.canvas.findByText(normalizeSpaces(outcome(steps)('saved')))).toBeVisible();
    await expect(JSON.stringify([...Object.entries(localStorage), ...Object.entries(sessionStorage)])).not.toContain(PASSWORD);
  },
});

export const Submitting = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [pending(PATH)] },
  async play(steps) {
    await steps.userEvent.type(field(steps, 'host'), '.qc');
    await save(steps);
    await waitFor(() => expect(steps.canvas.getAllByRole('button').some((button) => button.matches(':disabled'))).toBe(true));
  },
});

/** Connection lost. Checks that the input stays, the password too. */
export const Failed = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [unreachable(PATH)] },
  async play(steps) {
    await steps.userEvent.type(field(steps, 'password'), PASSWORD);
    await save(steps);
    await expect(await steps.canvas.findByRole('alert')).toHaveTextContent(normalizeSpaces(outcome(steps)('unreachable')));
    await expect(field(steps, 'password')).toHaveValue(PASSWORD);
  },
});

/** Password that has to be entered again. */
export const Rejected = meta.story({
  parameters: { handlers: [http.put(PATH, () => HttpResponse.json({ message: 'x', errors: { password: 'Le serveur ou le compte a changé : entrez le mot de passe de nouveau.' } }, { status: 422 }))] },
  async play(steps) {
    await steps.userEvent.clear(field(steps, 'host'));
    await steps.userEvent.type(field(steps, 'host'), 'smtp.autre.exemple.ca');
    await save(steps);
    await waitFor(() => expect(field(steps, 'password')).toBeInvalid());
  },
});

/** Changed by another administrator. Checks that their version can be taken. */
export const Conflict = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [http.put(PATH, () => HttpResponse.json({ message: 'x', current: { ...ownMailServer, host: 'smtp.autre.ca', version: 9 } }, { status: 412 }))] },
  async play(steps) {
    await steps.userEvent.type(field(steps, 'username'), 'x');
    await save(steps);
    await expect(await steps.canvas.findByRole('alert')).toHaveTextContent(normalizeSpaces(outcome(steps)('conflict.sentence')));
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: outcome(steps)('conflict.theirs') }));
    await waitFor(() => expect(field(steps, 'host')).toHaveValue('smtp.autre.ca'));
  },
});

/** Test of an empty form. Checks that the missing fields are marked and nothing is sent. */
export const TestIncomplete = meta.story({
  tags: ['no-screenshot'],
  args: { stored: noMailServer },
  async play(steps) {
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: t(steps)('test.send') }));
    await expect(await steps.canvas.findByText(normalizeSpaces(t(steps)('test.incomplete')))).toBeVisible();
    await waitFor(() => expect(field(steps, 'host')).toBeInvalid());
  },
});

/** Test of unsaved values. Checks that they are sent. */
export const TestUnsaved = meta.story({
  tags: ['no-screenshot'],
  async play(steps) {
    const sent: unknown[] = [];
    steps.msw.use(
      http.post(`${PATH}/test`, async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ outcome: 'timeout', recipient: 'samuel@boucane.example', detail: '' });
      }),
    );
    await steps.userEvent.clear(field(steps, 'host'));
    await steps.userEvent.type(field(steps, 'host'), 'smtp.nouveau.ca');
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: t(steps)('test.send') }));
    await expect(await steps.canvas.findByText(normalizeSpaces(t(steps)('test.timeout')))).toBeVisible();
    await expect(sent).toMatchObject([{ server: { host: 'smtp.nouveau.ca', password: '' } }]);
    await expect(steps.args.onSaved).not.toHaveBeenCalled();
  },
});

export const Narrow = meta.story({ tags: ['no-screenshot'], globals: { viewport: { value: 'mobile1', isRotated: false } }, play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth) });
