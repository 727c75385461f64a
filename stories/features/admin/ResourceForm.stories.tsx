import { http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { validationText } from '../../../src/contract/validation';
import { saveBarTexts } from '../../../src/components/form/saveBarTexts';
import { formDraft } from '../../../src/features/admin/draft';
import type { Values } from '../../../src/features/admin/manifest';
import { MANIFESTS } from '../../../src/features/admin/manifests';
import { ResourceForm } from '../../../src/features/admin/ResourceForm';
import { valuesOf } from '../../../src/features/admin/values';
import { failing, pending } from '../../fixtures/handlers';
import { NOW } from '../../fixtures/now';
import { expectFocusTrapped, pressKey } from '../../fixtures/keyboard';
import { languageOf, normalizeSpaces, translator } from '../../fixtures/translate';
import { resourceFixture } from '../../fixtures/resources';
import { ownerSession } from '../../fixtures/user';
import { attempts, created, fromNew, keys, nameMeat, record, refused, save, formText, sentRequests } from './resourceFormSteps';
import { controlOf } from './steps';

const meta = preview.meta({
  component: ResourceForm,
  args: { manifest: MANIFESTS.side, record: resourceFixture('side'), back: '/fr/admin/sides', onSaved: fn() },
  parameters: { session: ownerSession },
  beforeEach() {
    sentRequests.length = 0;
  },
  decorators: [(Story) => <div style={{ maxWidth: 1100, padding: 24 }}><Story /></div>],
});

/** Filled form of a side, with its variations in rows. Checks that only the version changes and that the data keeps its shape. */
export const Default = meta.story({
  parameters: { handlers: [record('side')] },
  async play(steps) {
    const { manifest } = steps.args;
    await expect(controlOf(manifest, steps, 'name_fr')).toHaveValue('Salade de chou');
    await steps.userEvent.clear(controlOf(manifest, steps, 'name_fr'));
    await steps.userEvent.type(controlOf(manifest, steps, 'name_fr'), 'Chou');
    await expect(await steps.canvas.findByText(normalizeSpaces(translator(saveBarTexts, steps.globals['locale'])('kept')))).toBeVisible();
    await save(steps);
    await waitFor(() => expect(steps.args.onSaved).toHaveBeenCalledTimes(1));
    const { id: _id, version: _version, ...read } = resourceFixture('side');
    await expect(sentRequests).toEqual([{ method: 'PUT', version: '"1"', body: { ...read, name_fr: 'Chou' } }]);
    // The draft is deleted after saving.
    await expect(formDraft('side', 'coleslaw').read(new Date(NOW))).toBeNull();
  },
});

/** VAL-05: checks that the errors are shown in the summary and at both fields. */
export const Invalid = meta.story({
  args: { record: null },
  async play(steps) {
    const { manifest } = steps.args;
    await save(steps);
    const message = validationText('bothNames', languageOf(steps.globals['locale']));
    for (const name of ['name_fr', 'name_en']) await waitFor(() => expect(controlOf(manifest, steps, name)).toHaveAccessibleDescription(message));
    await waitFor(() => expect(steps.canvas.getByRole('alert')).toHaveFocus());
  },
});

const names = { name_fr: 'Le nouveau', name_en: 'The new one' };
const titles = { title_fr: 'La nouvelle', title_en: 'The new one' };
const missingNames = { name_fr: 'bothNames', name_en: 'bothNames' };

export const Event = meta.story(created('event', names));
export const EventInvalid = meta.story(refused('event', missingNames));
export const Training = meta.story(created('training', titles));
export const TrainingInvalid = meta.story(refused('training', { title_fr: 'bothNames', title_en: 'bothNames' }));
export const User = meta.story(created('user', { username: 'nadia', email: 'nadia@mail.example', password: 'les braises du dimanche' }));
/** ADM-08: checks that the password rules match those of registration. */
export const UserInvalid = meta.story(refused('user', { username: 'required', email: 'emailRequired', password: 'passwordMin' }));
export const Meat = meta.story(created('meat', names));
export const MeatInvalid = meta.story(refused('meat', missingNames));
export const Tool = meta.story(created('tool', names));
export const ToolInvalid = meta.story(refused('tool', missingNames));
export const ContentFocus = meta.story(created('contentfocus', names));
export const ContentFocusInvalid = meta.story(refused('contentfocus', missingNames));

/** Account edited. Checks that an empty password field keeps the password and that the browser stores no draft. */
export const UserEdit = meta.story({
  args: { manifest: MANIFESTS.user, record: resourceFixture('user') },
  parameters: { handlers: [record('user')] },
  async play(steps) {
    await steps.userEvent.type(controlOf(MANIFESTS.user, steps, 'name'), ' Roy');
    await save(steps);
    await waitFor(() => expect(sentRequests).toHaveLength(1));
    await expect(sentRequests[0]?.body).not.toHaveProperty('password');
  },
});

export const PasswordNotKept = meta.story({
  tags: ['no-screenshot', '!dev'],
  ...fromNew('user'),
  async play(steps) {
    await steps.userEvent.type(controlOf(MANIFESTS.user, steps, 'username'), 'nadia');
    await steps.userEvent.type(controlOf(MANIFESTS.user, steps, 'password'), 'les braises du dimanche');
    await waitFor(() => expect(localStorage.getItem('adminDrafts')).toContain('nadia'));
    await expect(JSON.stringify(localStorage)).not.toContain('braises');
  },
});

/** Field error from the server. Checks that the error is shown at its field, also within a row. */
export const RefusedField = meta.story({
  parameters: { handlers: [http.put('/api/side/:id', () => HttpResponse.json({ message: '', errors: { 'variations[1].name_en': 'Pas comme ça.' } }, { status: 422 }))] },
  async play(steps) {
    await save(steps);
    await waitFor(() => expect(controlOf(MANIFESTS.side, steps, 'variations.1.name_en')).toHaveAccessibleDescription('Pas comme ça.'));
  },
});

export const Submitting = meta.story({
  parameters: { handlers: [pending('/api/side/:id')] },
  async play(steps) {
    await save(steps);
    await expect(await steps.canvas.findByRole('button', { name: formText(steps)('saving') })).toBeDisabled();
  },
});

/** Failed save. Checks that the form and the draft are kept. */
export const Failed = meta.story({
  parameters: { handlers: [failing('/api/side/:id')] },
  async play(steps) {
    await steps.userEvent.type(controlOf(MANIFESTS.side, steps, 'name_en'), '!');
    await save(steps);
    await expect(await steps.canvas.findByRole('alert')).toHaveTextContent(normalizeSpaces(formText(steps)('refused.unanswered')));
    await expect(controlOf(MANIFESTS.side, steps, 'name_en')).toHaveValue('Coleslaw!');
    await expect(formDraft('side', 'coleslaw').read(new Date(NOW))?.values['name_en']).toBe('Coleslaw!');
  },
});

/** Response lost, so the outcome is unknown. Checks that the retry sends the same idempotency key. */
export const AnswerLost = meta.story({
  ...attempts(() => HttpResponse.error()),
  async play(steps) {
    await nameMeat(steps);
    await save(steps);
    await expect(await steps.canvas.findByRole('alert')).toHaveTextContent(normalizeSpaces(formText(steps)('refused.lost')));
    await save(steps);
    await waitFor(() => expect(steps.args.onSaved).toHaveBeenCalledTimes(1));
    await expect(keys).toHaveLength(2);
    await expect(keys[0]).toMatch(/^[\da-f]{32}$/);
    await expect(keys[1]).toBe(keys[0]);
  },
});

/** Response lost and the form changed before the retry: the server rejects the reused key. Checks that saving once more adds a second record. */
export const AddedBefore = meta.story({
  ...attempts(() => HttpResponse.error(), () => HttpResponse.json({ message: '…' }, { status: 422 })),
  async play(steps) {
    await nameMeat(steps);
    await save(steps);
    await steps.canvas.findByRole('alert');
    await nameMeat(steps);
    await save(steps);
    await waitFor(() => expect(steps.canvas.getByRole('alert')).toHaveTextContent(normalizeSpaces(formText(steps)('refused.addedBefore'))));
    await expect(controlOf(MANIFESTS.meat, steps, 'name_fr')).toHaveValue('DindeDinde');
    await save(steps);
    await waitFor(() => expect(steps.args.onSaved).toHaveBeenCalledTimes(1));
    await expect(keys[2]).not.toBe(keys[0]);
  },
});

/** Permission denied. Checks that the server's message is shown, for example when another administrator has revoked the role. */
export const Forbidden = meta.story({
  parameters: { handlers: [failing('/api/side/:id', 403, 'Vous n’avez pas la permission de faire cela.')] },
  async play(steps) {
    await save(steps);
    await expect(await steps.canvas.findByRole('alert')).toHaveTextContent('Vous n’avez pas la permission de faire cela.');
  },
});

/** Record deleted in the meantime. Checks that the entered values can be added as a new record. */
export const NotFound = meta.story({
  parameters: { handlers: [failing('/api/side/:id', 404, '…'), record('side')] },
  async play(steps) {
    await save(steps);
    await expect(await steps.canvas.findByRole('alert')).toHaveTextContent(normalizeSpaces(formText(steps)('refused.gone')));
    await save(steps);
    await waitFor(() => expect(sentRequests).toEqual([expect.objectContaining({ method: 'POST', version: null })]));
  },
});

const theirs = { ...resourceFixture('side'), name_fr: 'Chou croquant', price: 2, version: 5 };

/** Concurrent edit. Checks that both versions are shown with a choice for each field, and that saving expects the other version. */
export const Conflict = meta.story({
  parameters: {
    handlers: [
      http.get('/api/side/:id', () => HttpResponse.json(theirs)),
      http.put('/api/side/:id', async ({ request }) => {
        const version = request.headers.get('if-match');
        if (version !== '"5"') return HttpResponse.json({ message: '…', current: theirs }, { status: 412 });
        const body = (await request.json()) as Values;
        sentRequests.push({ method: 'PUT', version, body });
        return HttpResponse.json({ ...body, id: 'coleslaw', version: 6 });
      }),
    ],
  },
  async play(steps) {
    const t = formText(steps);
    await steps.userEvent.type(controlOf(MANIFESTS.side, steps, 'name_en'), '!');
    await save(steps);
    const dialog = within(await screen.findByRole('dialog', { name: t('conflict.title') }));
    await expect(dialog.getAllByRole('group')).toHaveLength(3);
    await steps.userEvent.click(dialog.getByRole('button', { name: t('conflict.save') }));
    await waitFor(() => expect(steps.args.onSaved).toHaveBeenCalledTimes(1));
    await expect(sentRequests[0]?.body).toMatchObject({ name_fr: 'Chou croquant', price: 2, name_en: 'Coleslaw!' });
  },
});

const saveDraft = () => formDraft('side', 'coleslaw').keep({ values: { ...valuesOf(MANIFESTS.side, resourceFixture('side')), name_fr: 'Chou du brouillon' }, base: valuesOf(MANIFESTS.side, resourceFixture('side')), version: 1, key: 'k', at: Date.parse(NOW) });

/** Draft found. Checks that the draft is restored and can be discarded and restored again. */
export const DraftFound = meta.story({
  beforeEach: () => void saveDraft(),
  async play(steps) {
    const t = formText(steps);
    const name = () => controlOf(MANIFESTS.side, steps, 'name_fr');
    await waitFor(() => expect(name()).toHaveValue('Chou du brouillon'));
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: t('draft.discard') }));
    await waitFor(() => expect(name()).toHaveValue('Salade de chou'));
    await waitFor(() => expect(formDraft('side', 'coleslaw').read(new Date(NOW))).toBeNull());
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: t('draft.undo') }));
    await waitFor(() => expect(name()).toHaveValue('Chou du brouillon'));
  },
});

export const LongText = meta.story({
  args: { record: { ...resourceFixture('side'), name_fr: 'Anticonstitutionnellement '.repeat(7).trim(), description_fr: 'Une phrase qui ne finit pas. '.repeat(60) } },
  decorators: [(Story) => <div style={{ width: 320 }}><Story /></div>],
  play: async ({ canvasElement }) => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(Math.max(canvasElement.clientWidth, 320)),
});

/** Keyboard navigation: the conflict dialog traps the focus. Checks that closing returns the focus to the form fields. */
export const ConflictLeft = meta.story({
  tags: ['no-screenshot', '!dev'],
  parameters: { handlers: [http.get('/api/side/:id', () => HttpResponse.json(theirs)), http.put('/api/side/:id', () => HttpResponse.json({ message: '…', current: theirs }, { status: 412 }))] },
  async play(steps) {
    await steps.userEvent.type(controlOf(MANIFESTS.side, steps, 'name_en'), '!');
    await pressKey(steps, steps.canvas.getByRole('button', { name: translator(saveBarTexts, steps.globals['locale'])('save') }));
    const dialog = await screen.findByRole('dialog', { name: formText(steps)('conflict.title') });
    await waitFor(() => expect(dialog).toBeVisible());
    await expectFocusTrapped(steps, dialog);
    await steps.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toContainElement(controlOf(MANIFESTS.side, steps, 'name_en')));
    await expect(document.body).not.toHaveFocus();
  },
});
