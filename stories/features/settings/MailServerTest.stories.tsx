import { http, HttpResponse } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import type { MailServerForm, MailTest } from '../../../src/contract/mailServer';
import { MailServerTest } from '../../../src/features/settings/MailServerTest';
import { mailServerTexts } from '../../../src/features/settings/mailServerTexts';
import { withWidth } from '../../fixtures/frames';
import { failing, pending, unreachable } from '../../fixtures/handlers';
import { ownMailServer } from '../../fixtures/mailServer';
import type { PlayContext } from '../../fixtures/playContext';
import { normalizeSpaces, translator } from '../../fixtures/translate';
import { owner, ownerSession } from '../../fixtures/user';

const PATH = '/api/mail-server/test';
const FORM: MailServerForm = { host: ownMailServer.host, port: 587, security: 'starttls', username: 'samuel@exemple.ca', password: '', sender: '' };

const meta = preview.meta({ component: MailServerTest, decorators: [withWidth(960)], args: { formOf: () => Promise.resolve<MailServerForm | null | 'incomplete'>(FORM), onRefused: fn() }, parameters: { session: ownerSession } });

const t = ({ globals }: Pick<PlayContext, 'globals'>) => translator(mailServerTexts, globals['locale']);
const send = (steps: PlayContext) => steps.userEvent.click(steps.canvas.getByRole('button', { name: t(steps)('test.send') }));
const outcome = (result: Partial<MailTest>) => ({ handlers: [http.post(PATH, () => HttpResponse.json({ recipient: owner.email, detail: '', ...result }))] });

/** Sends a test mail and checks the sentence of its outcome. */
const says = (name: MailTest['outcome']) => async (steps: PlayContext) => {
  await send(steps);
  await expect(await steps.canvas.findByRole('alert')).toHaveTextContent(normalizeSpaces(t(steps)(`test.${name}`, { email: owner.email })));
};

export const Sent = meta.story({ play: says('sent') });

export const Submitting = meta.story({
  parameters: { handlers: [pending(PATH)] },
  async play(steps) {
    await send(steps);
    await expect(await steps.canvas.findByRole('button', { name: new RegExp(normalizeSpaces(t(steps)('test.sending'))) })).toBeDisabled();
  },
});

/** Wrong password, with the server's own words. */
export const WrongPasswordFailed = meta.story({ parameters: outcome({ outcome: 'wrongPassword', detail: '535 5.7.8 Username and Password not accepted. For more information, go to https://support.exemple.ca' }), play: says('wrongPassword') });

export const HostNotFoundFailed = meta.story({ tags: ['no-screenshot'], parameters: outcome({ outcome: 'hostNotFound' }), play: says('hostNotFound') });
export const PrivateHostFailed = meta.story({ tags: ['no-screenshot'], parameters: outcome({ outcome: 'privateHost' }), play: says('privateHost') });
export const ConnectionFailed = meta.story({ tags: ['no-screenshot'], parameters: outcome({ outcome: 'connectionRefused' }), play: says('connectionRefused') });
export const TimeoutFailed = meta.story({ tags: ['no-screenshot'], parameters: outcome({ outcome: 'timeout' }), play: says('timeout') });
export const TlsFailed = meta.story({ tags: ['no-screenshot'], parameters: outcome({ outcome: 'tls' }), play: says('tls') });
export const SenderFailed = meta.story({ tags: ['no-screenshot'], parameters: outcome({ outcome: 'senderRefused' }), play: says('senderRefused') });
export const RecipientFailed = meta.story({ tags: ['no-screenshot'], parameters: outcome({ outcome: 'recipientRefused' }), play: says('recipientRefused') });
export const OtherFailed = meta.story({ tags: ['no-screenshot'], parameters: outcome({ outcome: 'other' }), play: says('other') });

/** The site itself does not respond. */
export const Unreachable = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [unreachable(PATH)] },
  async play(steps) {
    await send(steps);
    await expect(await steps.canvas.findByRole('alert')).toHaveTextContent(normalizeSpaces(t(steps)('test.unreachable')));
  },
});

/** Form with errors. Checks that nothing is sent. */
export const Incomplete = meta.story({
  tags: ['no-screenshot'],
  args: { formOf: () => Promise.resolve('incomplete' as const) },
  async play(steps) {
    await send(steps);
    await expect(await steps.canvas.findByRole('alert')).toHaveTextContent(normalizeSpaces(t(steps)('test.incomplete')));
  },
});

/** Field that the server rejects. Checks that the form learns of it. */
export const Rejected = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [http.post(PATH, () => HttpResponse.json({ message: 'x', errors: { 'server.password': 'Entrez le mot de passe de nouveau.' } }, { status: 422 }))] },
  async play(steps) {
    await send(steps);
    await waitFor(() => expect(steps.args.onRefused).toHaveBeenCalledWith({ password: 'Entrez le mot de passe de nouveau.' }));
  },
});

/** Too many tests. Checks that the server's sentence is shown. */
export const TooMany = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [failing(PATH, 429, 'Trop de demandes en peu de temps.')] },
  async play(steps) {
    await send(steps);
    await expect(await steps.canvas.findByRole('alert')).toHaveTextContent('Trop de demandes en peu de temps.');
  },
});
