import { http, HttpResponse } from 'msw';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { readVersionedDraft, saveVersionedDraft } from '../../../src/api/versionedDraft';
import { saveBarTexts } from '../../../src/components/form/saveBarTexts';
import { versionedFormTexts } from '../../../src/components/form/versionedFormTexts';
import type { CustomerFields } from '../../../src/contract/customers';
import { validationText } from '../../../src/contract/validation';
import { cardDraftOf, CustomerForm } from '../../../src/features/customers/CustomerForm';
import { regularCustomer } from '../../fixtures/customers';
import { withWidth } from '../../fixtures/frames';
import { unreachable } from '../../fixtures/handlers';
import { NOW } from '../../fixtures/now';
import type { PlayContext } from '../../fixtures/playContext';
import { languageOf, normalizeSpaces, translator } from '../../fixtures/translate';
import { ownerSession } from '../../fixtures/user';
import { texts } from './steps';

const PATH = '/api/customers/:id';
const customer = regularCustomer('fr');
const { name, email, telephone, language, notes } = customer;
const FIELDS: CustomerFields = { name, email, telephone, language, notes };
const NEW_NOTES = 'Sa fille se marie en 2029.';

const meta = preview.meta({ component: CustomerForm, decorators: [withWidth(960)], args: { customer, onSaved: fn(), onTaken: fn() }, parameters: { route: 'admin/customers/e1?act=edit', session: ownerSession } });

const outcome = ({ globals }: Pick<PlayContext, 'globals'>) => translator(versionedFormTexts, globals['locale']);
const draft = () => readVersionedDraft<CustomerFields>(cardDraftOf(customer.id), FIELDS, new Date(NOW));
const writeDraft = (version: number) => void saveVersionedDraft(cardDraftOf(customer.id), { values: { ...FIELDS, notes: NEW_NOTES }, version, day: NOW.slice(0, 10) }, new Date(NOW));
const field = (steps: PlayContext, which: 'name' | 'email' | 'telephone' | 'notes') => steps.canvas.getByRole('textbox', { name: new RegExp(`^${texts(steps)(`fields.${which}.label`)}`) });
const write = async (steps: PlayContext) => {
  await steps.userEvent.clear(field(steps, 'notes'));
  await steps.userEvent.type(field(steps, 'notes'), NEW_NOTES);
};
const save = (steps: PlayContext) => steps.userEvent.click(steps.canvas.getByRole('button', { name: translator(saveBarTexts, steps.globals['locale'])('save') }));

/** Saved card. */
export const Default = meta.story({
  async play(steps) {
    await expect(field(steps, 'name')).toHaveValue(name);
    await expect(field(steps, 'telephone')).toHaveAttribute('type', 'tel');
  },
});

/** Changed card. Checks that the request contains the form's values and the expected version. */
export const Submitted = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    const sent: unknown[] = [];
    steps.msw.use(
      http.put(PATH, async ({ request }) => {
        const body = (await request.json()) as object;
        sent.push(body, request.headers.get('if-match'));
        return HttpResponse.json({ ...customer, ...body, version: 4 });
      }),
    );
    await write(steps);
    await save(steps);
    await waitFor(() => expect(steps.args.onSaved).toHaveBeenCalledWith(expect.objectContaining({ version: 4, notes: NEW_NOTES })));
    await expect(sent).toEqual([{ ...FIELDS, notes: NEW_NOTES }, '"3"']);
    await expect(draft()).toBeNull();
  },
});

export const Submitting = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [http.put(PATH, () => new Promise<never>(() => {}))] },
  async play(steps) {
    await write(steps);
    await save(steps);
    await expect(await steps.canvas.findByRole('button', { name: new RegExp(normalizeSpaces(translator(saveBarTexts, steps.globals['locale'])('saving'))) })).toBeDisabled();
  },
});

/** Invalid values. Checks that each error is shown at its field. */
export const Invalid = meta.story({
  async play(steps) {
    await steps.userEvent.clear(field(steps, 'name'));
    await steps.userEvent.clear(field(steps, 'telephone'));
    await steps.userEvent.type(field(steps, 'telephone'), 'demander à sa mère');
    await steps.userEvent.type(field(steps, 'email'), '@');
    await save(steps);
    await expect(within(await steps.canvas.findByRole('alert')).getAllByRole('link')).toHaveLength(3);
    await expect(field(steps, 'name')).toBeInvalid();
    await expect(steps.args.onSaved).not.toHaveBeenCalled();
  },
});

/** Email of another card. Checks that the server's message is shown at the field. */
export const EmailTaken = meta.story({
  tags: ['no-screenshot'],
  async play(steps) {
    const message = validationText('cardEmailTaken', languageOf(steps.globals['locale']));
    steps.msw.use(http.put(PATH, () => HttpResponse.json({ message: 'x', errors: { email: message } }, { status: 422 })));
    await write(steps);
    await save(steps);
    await waitFor(() => expect(field(steps, 'email')).toBeInvalid());
    await expect(steps.canvas.getAllByText(normalizeSpaces(message)).length).toBeGreaterThan(0);
  },
});

/** Concurrent edit. Checks that a second, explicit save overwrites the other version. */
export const Conflict = meta.story({
  tags: ['no-screenshot'],
  async play(steps) {
    const seen: unknown[] = [];
    steps.msw.use(
      http.put(PATH, async ({ request }) => {
        seen.push(request.headers.get('if-match'));
        const body = (await request.json()) as object;
        return seen.length === 1 ? HttpResponse.json({ message: 'x', current: { ...customer, notes: 'Autre note', version: 7 } }, { status: 412 }) : HttpResponse.json({ ...customer, ...body, version: 8 });
      }),
    );
    await write(steps);
    await save(steps);
    await expect(await steps.canvas.findByRole('alert')).toHaveTextContent(normalizeSpaces(outcome(steps)('conflict.sentence')));
    await expect(field(steps, 'notes')).toHaveValue(NEW_NOTES);
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: outcome(steps)('conflict.mine') }));
    await waitFor(() => expect(steps.args.onSaved).toHaveBeenCalledWith(expect.objectContaining({ notes: NEW_NOTES, version: 8 })));
    await expect(seen).toEqual(['"3"', '"7"']);
  },
});

/** Concurrent edit that the user prefers. Checks that the form shows it and stays open. */
export const ConflictTaken = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    steps.msw.use(http.put(PATH, () => HttpResponse.json({ message: 'x', current: { ...customer, notes: 'Autre note', version: 7 } }, { status: 412 })));
    await write(steps);
    await save(steps);
    await steps.userEvent.click(await steps.canvas.findByRole('button', { name: outcome(steps)('conflict.theirs') }));
    await waitFor(() => expect(field(steps, 'notes')).toHaveValue('Autre note'));
    await expect(steps.args.onTaken).toHaveBeenCalledWith(expect.objectContaining({ version: 7 }));
    await expect(steps.args.onSaved).not.toHaveBeenCalled();
  },
});

/** Draft restored after leaving without saving. Checks that the draft can be discarded and restored. */
export const DraftFound = meta.story({
  beforeEach: () => writeDraft(customer.version),
  async play(steps) {
    const t = outcome(steps);
    await waitFor(() => expect(field(steps, 'notes')).toHaveValue(NEW_NOTES));
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: t('draft.discard') }));
    await waitFor(() => expect(field(steps, 'notes')).toHaveValue(notes));
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: t('draft.undo') }));
    await waitFor(() => expect(field(steps, 'notes')).toHaveValue(NEW_NOTES));
  },
});

/** Connection lost while saving. Checks that the entered values are kept. */
export const Failed = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [unreachable(PATH)] },
  async play(steps) {
    await write(steps);
    await save(steps);
    await expect(await steps.canvas.findByRole('alert')).toHaveTextContent(normalizeSpaces(outcome(steps)('unreachable')));
    await expect(field(steps, 'notes')).toHaveValue(NEW_NOTES);
    await expect(draft()?.values.notes).toBe(NEW_NOTES);
  },
});
