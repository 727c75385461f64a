import { http, HttpResponse } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { readVersionedDraft, saveVersionedDraft } from '../../../src/api/versionedDraft';
import { saveBarTexts } from '../../../src/components/form/saveBarTexts';
import { DEFAULT_PUBLIC_SETTINGS } from '../../../src/contract/defaultSettings';
import type { PublicSettings } from '../../../src/contract/settings';
import type { FormPart } from '../../../src/features/settings/parts';
import { SettingsForm } from '../../../src/features/settings/SettingsForm';
import { draftNameOf, shapeOf, valuesOf } from '../../../src/features/settings/values';
import { SettingsUpdateContext } from '../../../src/i18n/SettingsProvider';
import { withWidth } from '../../fixtures/frames';
import { unreachable } from '../../fixtures/handlers';
import { NOW } from '../../fixtures/now';
import type { PlayContext } from '../../fixtures/playContext';
import { ownSettings, STORED_VERSION, storedPart } from '../../fixtures/settings';
import { languageOf, normalizeSpaces, translator } from '../../fixtures/translate';
import { ownerSession } from '../../fixtures/user';
import { fieldOf, inDialog, outcome, save, texts } from './steps';

const PATH = '/api/settings/:part';
const updated = fn<(settings: PublicSettings) => void>();

const meta = preview.meta({
  component: SettingsForm,
  args: { part: 'identity' as FormPart, stored: storedPart('identity'), onSaved: fn(), onMap: () => null },
  argTypes: { stored: { control: false } },
  decorators: [
    withWidth(960),
    (Story) => (
      <SettingsUpdateContext value={updated}>
        <Story />
      </SettingsUpdateContext>
    ),
  ],
  parameters: { route: 'admin/settings/identity', session: ownerSession },
  beforeEach: () => void updated.mockClear(),
});

const phone = (steps: PlayContext) => fieldOf('identity', 'phone', steps);
const change = async (steps: PlayContext) => {
  await steps.userEvent.clear(phone(steps));
  await steps.userEvent.type(phone(steps), '450 793-0199');
};

/** Saved settings. Checks the request, and that the page receives the new settings. */
export const Submitted = meta.story({
  tags: ['no-screenshot'],
  async play(steps) {
    const sent: unknown[] = [];
    steps.msw.use(
      http.get('/api/settings', () => HttpResponse.json({ ...DEFAULT_PUBLIC_SETTINGS, placeholders: [] })),
      http.put(PATH, async ({ request }) => {
        const value: unknown = await request.json();
        sent.push(value, request.headers.get('if-match'));
        return HttpResponse.json({ value, version: 4, saved: true });
      }),
    );
    await change(steps);
    await save(steps);
    await waitFor(() => expect(steps.args.onSaved).toHaveBeenCalledWith(expect.objectContaining({ version: 4 })));
    await expect(sent).toEqual([{ ...ownSettings.identity, phone: '450 793-0199' }, '"3"']);
    await expect(updated).toHaveBeenCalledWith(expect.objectContaining({ placeholders: [] }));
    await expect(await steps.canvas.findByText(normalizeSpaces(outcome(steps)('saved')))).toBeVisible();
  },
});

export const Submitting = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [http.put(PATH, () => new Promise<never>(() => {}))] },
  async play(steps) {
    await save(steps);
    await expect(await steps.canvas.findByRole('button', { name: new RegExp(normalizeSpaces(translator(saveBarTexts, steps.globals['locale'])('saving'))) })).toBeDisabled();
  },
});

/** Value that only the server refuses. Checks that its message is shown at the field. */
export const Rejected = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [http.put(PATH, () => HttpResponse.json({ message: 'x', errors: { 'social.facebook': 'Ce lien ne répond pas.' } }, { status: 422 }))] },
  async play(steps) {
    await change(steps);
    await save(steps);
    await waitFor(() => expect(fieldOf('identity', 'social.facebook', steps)).toBeInvalid());
    await expect(fieldOf('identity', 'social.facebook', steps)).toHaveAccessibleDescription('Ce lien ne répond pas.');
    await expect(phone(steps)).toHaveValue('450 793-0199');
  },
});

/** Concurrent edit. Checks that the differences are listed, and that a second, explicit save overwrites the other version. */
export const Conflict = meta.story({
  async play(steps) {
    const seen: unknown[] = [];
    const theirs = { value: { ...ownSettings.identity, cook: 'Josée', street: '14, rang Saint-Édouard' }, version: 7, saved: true };
    steps.msw.use(
      http.put(PATH, async ({ request }) => {
        seen.push(request.headers.get('if-match'));
        return seen.length === 1 ? HttpResponse.json({ message: 'x', current: theirs }, { status: 412 }) : HttpResponse.json({ value: await request.json(), version: 8, saved: true });
      }),
    );
    await change(steps);
    await save(steps);
    const alert = await steps.canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(normalizeSpaces(outcome(steps)('conflict.sentence')));
    await expect(alert).toHaveTextContent('14, rang Saint-Édouard');
    await expect(phone(steps)).toHaveValue('450 793-0199');
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: outcome(steps)('conflict.mine') }));
    await waitFor(() => expect(steps.args.onSaved).toHaveBeenCalledWith(expect.objectContaining({ version: 8 })));
    await expect(seen).toEqual(['"3"', '"7"']);
    await expect(await steps.canvas.findByText(normalizeSpaces(outcome(steps)('saved')))).toBeVisible();
  },
});

/** Concurrent edit that is still open: both versions side by side. */
export const ConflictOpen = meta.story({
  parameters: { handlers: [http.put(PATH, () => HttpResponse.json({ message: 'x', current: { value: { ...ownSettings.identity, cook: 'Josée', street: '14, rang Saint-Édouard' }, version: 7, saved: true } }, { status: 412 }))] },
  async play(steps) {
    await change(steps);
    await save(steps);
    await expect(await steps.canvas.findByRole('group', { name: normalizeSpaces(texts(steps)('differences')) })).toBeVisible();
  },
});

/** Connection lost while saving. Checks that the entered values are kept. */
export const Failed = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [unreachable(PATH)] },
  async play(steps) {
    await change(steps);
    await save(steps);
    await expect(await steps.canvas.findByRole('alert')).toHaveTextContent(normalizeSpaces(outcome(steps)('unreachable')));
    await expect(phone(steps)).toHaveValue('450 793-0199');
  },
});

const ratesDraft = () => readVersionedDraft(draftNameOf('bookingRates'), shapeOf('bookingRates', ownSettings.lists), new Date(NOW));

/** Draft of an earlier visit. Checks that it can be discarded and brought back, with prices that are still empty. */
export const DraftFound = meta.story({
  args: { part: 'bookingRates', stored: storedPart('bookingRates') },
  beforeEach: () => void saveVersionedDraft(draftNameOf('bookingRates'), { values: { ...valuesOf('bookingRates', ownSettings.bookingRates, ownSettings.lists), setUp: 40 }, version: STORED_VERSION, day: NOW.slice(0, 10) }, new Date(NOW)),
  async play(steps) {
    const setUp = fieldOf('bookingRates', 'setUp', steps);
    await waitFor(() => expect(setUp).toHaveValue('40'));
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: outcome(steps)('draft.discard') }));
    await waitFor(() => expect(setUp).toHaveValue('25'));
    await waitFor(() => expect(ratesDraft()).toBeNull());
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: outcome(steps)('draft.undo') }));
    await waitFor(() => expect(setUp).toHaveValue('40'));
    await waitFor(() => expect(ratesDraft()?.version).toBe(STORED_VERSION));
  },
});

/** Empty price. Checks that it is sent as null: to be determined. */
export const PriceCleared = meta.story({
  tags: ['no-screenshot', '!dev'],
  args: { part: 'bookingRates', stored: storedPart('bookingRates') },
  async play(steps) {
    await steps.userEvent.clear(fieldOf('bookingRates', 'pizzaPerPerson.pizza-popup', steps));
    await save(steps);
    await waitFor(() => expect(steps.args.onSaved).toHaveBeenCalled());
    await expect(steps.args.onSaved).toHaveBeenCalledWith(expect.objectContaining({ value: expect.objectContaining({ pizzaPerPerson: { 'pizza-popup': null, 'pizza-training': null, 'smokehouse-popup': null, 'smokehouse-training': null } }) as object }));
  },
});

/** Longitude without its minus sign. Checks that saving asks first, and that going back keeps the form. */
export const OutsideQuebec = meta.story({
  tags: ['no-screenshot'],
  args: { part: 'premises', stored: storedPart('premises') },
  async play(steps) {
    const t = texts(steps);
    const lng = fieldOf('premises', 'lng', steps);
    await steps.userEvent.clear(lng);
    await steps.userEvent.type(lng, languageOf(steps.globals['locale']) === 'fr' ? '72,82' : '72.82');
    await save(steps);
    const dialog = await inDialog();
    await steps.userEvent.click(dialog.getByRole('button', { name: t('outside.back') }));
    await expect(steps.args.onSaved).not.toHaveBeenCalled();
    await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
    await save(steps);
    await steps.userEvent.click((await inDialog()).getByRole('button', { name: t('outside.confirm') }));
    await waitFor(() => expect(steps.args.onSaved).toHaveBeenCalledWith(expect.objectContaining({ value: { lat: 45.64, lng: 72.82 } })));
  },
});
