import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { loadDraft } from '../../../../src/api/draftStore';
import type { RequestDetails } from '../../../../src/contract/inbox';
import { EditForm, type EditFormProps } from '../../../../src/features/inbox/content/EditForm';
import { editDraftName, loadEditDraft } from '../../../../src/features/inbox/content/editDraft';
import { withWidth } from '../../../fixtures/frames';
import { pending, unreachable } from '../../../fixtures/handlers';
import { agreedRequest, waitingRequest } from '../../../fixtures/inbox';
import { requestHandlers } from '../../../fixtures/inboxHandlers';
import { NOW } from '../../../fixtures/now';
import type { PlayContext } from '../../../fixtures/playContext';
import { normalizeSpaces } from '../../../fixtures/translate';
import { ownerSession } from '../../../fixtures/user';
import { ARRIVES } from '../../booking/steps';
import { inbox } from '../steps';
import { content, SLOTS } from './steps';

const PATH = '/api/booking/:id/content';
const request = waitingRequest('fr');

/** Form as on its page: the request is fetched again after a change elsewhere. */
function FetchedAgain({ request: first, onChanged, newer, ...props }: EditFormProps & { newer: RequestDetails }) {
  const [shown, setShown] = useState(first);
  return (
    <EditForm
      {...props}
      request={shown}
      onChanged={() => {
        onChanged();
        setShown(newer);
      }}
    />
  );
}

/** Form as on its page: the saved request is shown at once. */
function Replaced({ request: first, onDone, ...props }: EditFormProps) {
  const [shown, setShown] = useState(first);
  return (
    <>
      <output>{`v${shown.version}`}</output>
      <EditForm
        {...props}
        request={shown}
        onDone={(after) => {
          onDone(after);
          setShown(after);
        }}
      />
    </>
  );
}

const meta = preview.meta({
  component: EditForm,
  decorators: [withWidth(1360)],
  args: { ...SLOTS, request, gone: [], back: '/fr/admin/requests/r4', onDone: fn(), onChanged: fn() },
  parameters: { route: 'admin/requests/r4/edit', session: ownerSession, handlers: requestHandlers(() => request) },
});

const field = (steps: PlayContext, name: 'hostName' | 'adults' | 'notes' | 'reason') => steps.canvas.getByRole('textbox', { name: new RegExp(`^${content(steps)(`fields.${name}.label`)}`) });
const type = async (steps: PlayContext, name: 'hostName' | 'adults' | 'notes' | 'reason', text: string) => {
  await steps.userEvent.clear(field(steps, name));
  await steps.userEvent.type(field(steps, name), text);
};
const button = (steps: PlayContext, name: 'ask' | 'change' | 'changeSend' | 'save') => steps.canvas.findByRole('button', { name: content(steps)(`edit.${name}`) }, ARRIVES);

/** Ten guests more. Checks that the price follows, that a reason is asked for, and what is sent. */
export const Default = meta.story({
  tags: ['no-screenshot'],
  async play(steps) {
    const sent: unknown[] = [];
    steps.msw.use(
      http.put(PATH, async ({ request: asked }) => {
        sent.push([await asked.json(), asked.headers.get('if-match')]);
        return HttpResponse.json({ ...request, version: 2 });
      }),
    );
    await button(steps, 'changeSend');
    await type(steps, 'adults', '50');
    await waitFor(() => expect(steps.canvas.getByRole('textbox', { name: new RegExp(`^${content(steps)('fields.reason.label')}`) })).toBeVisible(), ARRIVES);
    await steps.userEvent.click(await button(steps, 'changeSend'));
    await waitFor(() => expect(field(steps, 'reason')).toBeInvalid());
    await expect(sent).toEqual([]);
    await type(steps, 'reason', 'Dix convives de plus');
    await steps.userEvent.click(await button(steps, 'changeSend'));
    await waitFor(() => expect(steps.args.onDone).toHaveBeenCalledOnce(), ARRIVES);
    const [[body, version] = []] = sent as [{ fields: { peopleCount: number }; lines: unknown; askedBy: string; reason: string; letter: { text: string } }, string][];
    await expect(version).toBe('"1"');
    await expect(body).toMatchObject({ fields: { peopleCount: 50 }, lines: null, askedBy: 'owner', reason: 'Dix convives de plus' });
    await expect(normalizeSpaces(body?.letter.text ?? '')).toContain('50 adultes');
    await expect(loadEditDraft(request)).toBeNull();
  },
});

/** Saved edit, whose request replaces the one of the form before its page is left. Checks that no draft is stored again. */
export const Saved = meta.story({
  tags: ['no-screenshot', '!dev'],
  render: (args) => <Replaced {...args} />,
  async play(steps) {
    await button(steps, 'changeSend');
    await type(steps, 'notes', 'Chien');
    await steps.userEvent.click(await button(steps, 'changeSend'));
    await waitFor(() => expect(steps.args.onDone).toHaveBeenCalledOnce(), ARRIVES);
    await expect(await steps.canvas.findByText('v2')).toBeVisible();
    await expect(loadDraft(editDraftName(request.id), new Date(NOW))).toBeNull();
  },
});

/** Dearer change of an agreement. Checks that the button says that the customer is asked, until the customer is who asks. */
export const Asks = meta.story({
  args: { request: agreedRequest('fr', { proposals: agreedRequest('fr').proposals.slice(0, 1) }) },
  parameters: { handlers: requestHandlers(() => agreedRequest('fr', { proposals: agreedRequest('fr').proposals.slice(0, 1) })) },
  async play(steps) {
    const t = content(steps);
    await button(steps, 'changeSend');
    await type(steps, 'adults', '50');
    await expect(await button(steps, 'ask')).toBeVisible();
    await expect(steps.canvas.getByText(normalizeSpaces(t('edit.asks')))).toBeVisible();
    await steps.userEvent.click(steps.canvas.getByRole('radio', { name: t('parties.customer') }));
    await expect(await button(steps, 'changeSend')).toBeVisible();
  },
});

/** Another tab has saved in the meantime. Checks that the typed values stay, that the rest is brought up to date, and which field to check. */
export const Conflict = meta.story({
  tags: ['no-screenshot'],
  render: (args) => <FetchedAgain {...args} newer={{ ...request, version: 2, request: { ...request.request, peopleCount: 60, contactInfo: { ...request.request.contactInfo, name: 'Julie Roy', notes: 'Chien' } } }} />,
  parameters: { handlers: [http.put(PATH, () => HttpResponse.json({ message: 'Changé' }, { status: 412 })), ...requestHandlers(() => request)] },
  async play(steps) {
    const t = content(steps);
    await button(steps, 'changeSend');
    await type(steps, 'hostName', 'Julie Gagnon');
    await steps.userEvent.click(await button(steps, 'changeSend'));
    await waitFor(() => expect(steps.args.onChanged).toHaveBeenCalledOnce(), ARRIVES);
    await waitFor(() => expect(field(steps, 'adults')).toHaveValue('60'));
    await expect(field(steps, 'hostName')).toHaveValue('Julie Gagnon');
    await expect(field(steps, 'notes')).toHaveValue('Chien');
    await expect(steps.canvas.getByText((text) => normalizeSpaces(text).endsWith(normalizeSpaces(t('edit.both', { names: t('fields.hostName.label') }))))).toBeVisible();
  },
});

/** Values that the server refuses. Checks that each message is at its field. */
export const Rejected = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [http.put(PATH, () => HttpResponse.json({ message: 'Non', errors: { 'fields.contactInfo.name': 'Nom refusé', 'letter.text': 'Trop long' } }, { status: 422 })), ...requestHandlers(() => request)] },
  async play(steps) {
    await steps.userEvent.click(await button(steps, 'changeSend'));
    await waitFor(() => expect(field(steps, 'hostName')).toBeInvalid(), ARRIVES);
    await expect(steps.canvas.getByText('Nom refusé')).toBeVisible();
    await expect(steps.canvas.getByText('Trop long')).toBeVisible();
  },
});

export const Submitting = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [pending(PATH), ...requestHandlers(() => request)] },
  async play(steps) {
    await steps.userEvent.click(await button(steps, 'changeSend'));
    await expect(await steps.canvas.findByRole('button', { name: new RegExp(normalizeSpaces(inbox(steps)('letter.sending'))) })).toBeDisabled();
  },
});

/** Connection lost. Checks that the input is kept on the device. */
export const Unreachable = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [unreachable(PATH), ...requestHandlers(() => request)] },
  async play(steps) {
    await button(steps, 'changeSend');
    await type(steps, 'hostName', 'Julie Gagnon');
    await steps.userEvent.click(await button(steps, 'changeSend'));
    await expect(await steps.canvas.findByText(normalizeSpaces(inbox(steps)('problem.unreachable')), {}, ARRIVES)).toBeVisible();
    await waitFor(() => expect(loadEditDraft(request)?.values.hostName).toBe('Julie Gagnon'));
  },
});
