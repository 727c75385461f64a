import Button from '@mui/material/Button';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { loadDraft } from '../../../src/api/draftStore';
import { DEFAULT_SETTINGS } from '../../../src/contract/defaultPrivateSettings';
import { requestMailDraft } from '../../../src/contract/requestMailTemplates';
import { MailForm } from '../../../src/features/inbox/MailForm';
import { applyOverrides, overridesOf } from '../../../src/i18n/overrides';
import { useI18n } from '../../../src/i18n/useI18n';
import { failing, pending, unreachable } from '../../fixtures/handlers';
import { fullDay, memberRequestDetails, waitingRequest } from '../../fixtures/inbox';
import { NOW } from '../../fixtures/now';
import { languageOf, normalizeSpaces } from '../../fixtures/translate';
import type { PlayContext } from '../../fixtures/playContext';
import { ownerSession } from '../../fixtures/user';
import { inbox, inLanguage } from './steps';
import { withWidth } from '../../fixtures/frames';

const PATH = '/api/booking/:id/transition';
const ID = waitingRequest('fr').id;

const meta = preview.meta({
  component: MailForm,
  decorators: [withWidth(1360)],
  parameters: { route: `admin/requests/${ID}`, session: ownerSession },
  args: { action: 'confirm' as const, request: waitingRequest('fr'), onDone: fn(), onChanged: fn(), cancel: <Button color="inherit">×</Button> },
  render: (args, context) => <MailForm {...args} request={inLanguage(waitingRequest, context)} />,
});

const textField = (steps: PlayContext) => steps.canvas.findByRole('textbox', { name: new RegExp(inbox(steps)('fields.text.label')) });
const send = async (steps: PlayContext, name: 'letter.confirmSend' | 'letter.confirmOnly' | 'letter.declineSend' = 'letter.confirmSend') => steps.userEvent.click(steps.canvas.getByRole('button', { name: inbox(steps)(name) }));

/** Mail form. Checks that the mail is in the customer's language. */
export const Default = meta.story({
  async play(steps) {
    const { text } = requestMailDraft('confirm', inLanguage(waitingRequest, steps), DEFAULT_SETTINGS);
    await expect(await textField(steps)).toHaveValue(text);
    await expect(steps.canvas.getByText(/julie\.tremblay@exemple\.ca/)).toBeVisible();
  },
});

/** Applies a text of the owner, as the site does when it loads. */
function OwnText({ children }: { children: ReactNode }) {
  applyOverrides(useI18n(), overridesOf([{ tag: 'letter.confirm', value: { fr: 'Marché conclu pour le {{when}}.', en: 'It’s a deal for {{when}}.' } }]));
  return children;
}

/** Text of the owner in the draft, in the language of a customer who does not have the owner's language. */
export const OwnWords = meta.story({
  tags: ['no-screenshot', '!dev'],
  render: (args, { globals }) => (
    <OwnText>
      <MailForm {...args} request={waitingRequest(languageOf(globals['locale']) === 'fr' ? 'en' : 'fr')} />
    </OwnText>
  ),
  async play(steps) {
    const text = languageOf(steps.globals['locale']) === 'fr' ? /It’s a deal for \w+day/ : /Marché conclu pour le \w+di/;
    await waitFor(async () => expect((await textField(steps)) as HTMLTextAreaElement).toHaveDisplayValue(text));
  },
});

/** Sent mail. Checks that the request contains the displayed text. */
export const Submitted = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    const sent: unknown[] = [];
    steps.msw.use(
      http.post(PATH, async ({ request }) => {
        sent.push(await request.json(), request.headers.get('if-match'));
        return HttpResponse.json({ ...waitingRequest('fr'), status: 'confirmed', version: 2 });
      }),
    );
    const field = await textField(steps);
    await steps.userEvent.clear(field);
    await steps.userEvent.type(field, 'Oui, avec plaisir.');
    await waitFor(() => expect(loadDraft(`${ID} confirm`, new Date(NOW))).toMatchObject({ text: 'Oui, avec plaisir.' }));
    await send(steps);
    await waitFor(() => expect(steps.args.onDone).toHaveBeenCalledOnce());
    await expect(sent).toMatchObject([{ act: 'confirm', letter: { text: 'Oui, avec plaisir.' }, publish: false }, '"1"']);
    await expect(loadDraft(`${ID} confirm`, new Date(NOW))).toBeNull();
  },
});

export const Submitting = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [pending(PATH)] },
  async play(steps) {
    await textField(steps);
    await send(steps);
    await expect(await steps.canvas.findByRole('button', { name: new RegExp(normalizeSpaces(inbox(steps)('letter.sending'))) })).toBeDisabled();
  },
});

/** Connection lost. Checks that the typed text is kept. */
export const Failed = meta.story({
  parameters: { handlers: [unreachable(PATH)] },
  async play(steps) {
    await steps.userEvent.type(await textField(steps), ' À bientôt !');
    await send(steps);
    await expect(await steps.canvas.findByRole('alert')).toHaveTextContent(normalizeSpaces(inbox(steps)('problem.unreachable')));
    await expect((await textField(steps) as HTMLTextAreaElement).value).toContain('À bientôt !');
    await expect(loadDraft(`${ID} confirm`, new Date(NOW))?.['text']).toContain('À bientôt !');
  },
});

/** Concurrent edit. Checks that the request is fetched again and that the typed text is kept. */
export const Conflict = meta.story({
  parameters: { handlers: [failing(PATH, 412)] },
  async play(steps) {
    await textField(steps);
    await send(steps);
    await expect(await steps.canvas.findByRole('alert')).toHaveTextContent(normalizeSpaces(inbox(steps)('problem.changed')));
    await expect(steps.args.onChanged).toHaveBeenCalledOnce();
  },
});

/** Empty mail. Checks that the form is rejected. */
export const Invalid = meta.story({
  async play(steps) {
    await steps.userEvent.clear(await textField(steps));
    await send(steps);
    await expect(await steps.canvas.findByRole('alert')).toHaveFocus();
    await expect(await textField(steps)).toBeInvalid();
  },
});

/** Error from the server about the subject. */
export const Rejected = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [http.post(PATH, () => HttpResponse.json({ message: 'x', errors: { 'letter.subject': 'Vérifiez cette valeur : elle n’est pas valide.' } }, { status: 422 }))] },
  async play(steps) {
    await textField(steps);
    await send(steps);
    await waitFor(() => expect(steps.canvas.getByRole('textbox', { name: new RegExp(inbox(steps)('fields.subject.label')) })).toHaveAccessibleDescription('Vérifiez cette valeur : elle n’est pas valide.'));
  },
});

/** Draft of a mail. Checks that the text and an unfinished price adjustment are restored after a reload. */
export const Drafted = meta.story({
  tags: ['no-screenshot', '!dev'],
  beforeEach: () => localStorage.setItem('writings', JSON.stringify({ [`${ID} confirm`]: { values: { subject: 'Oui !', text: 'Gardé ici.', adjustment: JSON.stringify({ version: 1, lines: [{ id: 'added-1', name: 'Chapiteau', amount: '15' }], reason: 'Un chapiteau' }) }, at: Date.parse(NOW) } })),
  async play(steps) {
    await waitFor(async () => expect(await textField(steps)).toHaveValue('Gardé ici.'));
    await expect(steps.canvas.getByRole('button', { name: inbox(steps)('letter.fresh') })).toBeVisible();
    await expect(steps.canvas.getByRole('textbox', { name: new RegExp(inbox(steps)('fields.reason.label')) })).toHaveValue('Un chapiteau');
  },
});

/** Without a mail: the owner informs the customer by phone. */
export const WithoutLetter = meta.story({
  async play(steps) {
    await textField(steps);
    await steps.userEvent.click(steps.canvas.getByRole('checkbox', { name: inbox(steps)('letter.withLetter') }));
    await expect(steps.canvas.queryByRole('textbox')).toBeNull();
    await send(steps, 'letter.confirmOnly');
    await waitFor(() => expect(steps.args.onDone).toHaveBeenCalledOnce());
  },
});

/** Event of a member. Checks that the owner can publish the event when confirming and that the mail then says so. */
export const Publishing = meta.story({
  render: (args, context) => <MailForm {...args} request={inLanguage(memberRequestDetails, context)} />,
  async play(steps) {
    await steps.userEvent.click(await steps.canvas.findByRole('checkbox', { name: inbox(steps)('letter.publish') }));
    await waitFor(async () => expect(await textField(steps)).toHaveValue(requestMailDraft('confirm', inLanguage(memberRequestDetails, steps), DEFAULT_SETTINGS, { publish: true }).text));
  },
});

/** Full day. Checks that the other booking is named, that no mail is sent, and that only an explicit override by the owner confirms the request. */
export const FullDay = meta.story({
  parameters: {
    handlers: [
      http.post(PATH, async ({ request }) => {
        const { anyway } = (await request.json()) as { anyway: boolean };
        return anyway ? HttpResponse.json({ ...waitingRequest('fr'), status: 'confirmed' }) : HttpResponse.json({ message: 'Cette journée est complète.', current: { fullDay: fullDay(waitingRequest('fr').request.date) } }, { status: 409 });
      }),
    ],
  },
  async play(steps) {
    const t = inbox(steps);
    await textField(steps);
    await send(steps);
    await expect(await steps.canvas.findByText('Cette journée est complète.')).toBeVisible();
    await expect(steps.canvas.getByRole('link', { name: 'Mehdi Benali' })).toBeVisible();
    await expect(steps.args.onDone).not.toHaveBeenCalled();
    await steps.userEvent.click(steps.canvas.getByRole('checkbox', { name: t('letter.anyway') }));
    await send(steps);
    await waitFor(() => expect(steps.args.onDone).toHaveBeenCalledOnce());
  },
});

/** Adjusted price. Checks that the mail contains the new price and that the request contains the reason. */
export const Adjusting = meta.story({
  async play(steps) {
    const t = inbox(steps);
    const sent: unknown[] = [];
    steps.msw.use(
      http.post(PATH, async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ ...waitingRequest('fr'), status: 'confirmed', version: 2 });
      }),
    );
    const mailText = async () => (await textField(steps) as HTMLTextAreaElement).value;
    const before = await mailText();
    await steps.userEvent.click(steps.canvas.getByRole('checkbox', { name: t('adjust.open') }));
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: t('adjust.add') }));
    const amount = steps.canvas.getAllByRole('textbox', { name: new RegExp(t('fields.lines.amount.label')) }).at(-1) as HTMLElement;
    await steps.userEvent.clear(amount);
    await steps.userEvent.type(amount, '150');
    await waitFor(async () => expect(await mailText()).not.toBe(before));
    await send(steps);
    await expect(await steps.canvas.findByRole('alert')).toHaveTextContent(t('fields.reason.label'));
    await expect(sent).toEqual([]);
    await steps.userEvent.type(steps.canvas.getByRole('textbox', { name: new RegExp(t('fields.reason.label')) }), 'Un chapiteau');
    await waitFor(() => expect(loadDraft(`${ID} confirm`, new Date(NOW))?.['adjustment']).toContain('Un chapiteau'));
    await send(steps);
    await waitFor(() => expect(sent).toMatchObject([{ act: 'confirm', adjustment: { reason: 'Un chapiteau', lines: expect.arrayContaining([{ id: 'added-1', name: t('adjust.extra'), cents: 15_000 }]) as unknown } }]));
  },
});

export const Moving = meta.story({
  args: { action: 'move' as const },
  async play(steps) {
    await steps.canvas.findByRole('group', { name: new RegExp(inbox(steps)('fields.date.label')) });
    await steps.canvas.findByRole('group', { name: new RegExp(inbox(steps)('fields.time.label')) });
  },
});

export const Declining = meta.story({
  args: { action: 'decline' as const },
  async play(steps) {
    await textField(steps);
    await send(steps, 'letter.declineSend');
    await waitFor(() => expect(steps.args.onDone).toHaveBeenCalledOnce());
  },
});
