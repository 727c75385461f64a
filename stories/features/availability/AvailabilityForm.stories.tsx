import { http, HttpResponse } from 'msw';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { readVersionedDraft, saveVersionedDraft } from '../../../src/api/versionedDraft';
import { saveBarTexts } from '../../../src/components/form/saveBarTexts';
import { versionedFormTexts } from '../../../src/components/form/versionedFormTexts';
import { AvailabilityForm } from '../../../src/features/availability/AvailabilityForm';
import { DRAFT_NAME, EXAMPLE, valuesOf, type AvailabilityValues } from '../../../src/features/availability/values';
import { availability } from '../../fixtures/availability';
import { unreachable } from '../../fixtures/handlers';
import { NOW } from '../../fixtures/now';
import type { PlayContext } from '../../fixtures/playContext';
import { normalizeSpaces, translator } from '../../fixtures/translate';
import { ownerSession } from '../../fixtures/user';
import { pickersArrived, texts } from './steps';
import { withWidth } from '../../fixtures/frames';

const PATH = '/api/availability';

const meta = preview.meta({ component: AvailabilityForm, decorators: [withWidth(960)], args: { settings: availability, onSaved: fn() }, parameters: { route: 'admin/availability', session: ownerSession } });

const outcome = ({ globals }: Pick<PlayContext, 'globals'>) => translator(versionedFormTexts, globals['locale']);
const draft = () => readVersionedDraft<AvailabilityValues>(DRAFT_NAME, EXAMPLE, new Date(NOW));
const writeDraft = (version: number) => void saveVersionedDraft(DRAFT_NAME, { values: { ...valuesOf(availability), perDay: 4 }, version, day: NOW.slice(0, 10) }, new Date(NOW));
const perDay = ({ canvas, globals }: PlayContext) => canvas.getByRole('textbox', { name: new RegExp(texts({ globals })('fields.perDay.label')) });
const more = async (steps: PlayContext) => {
  await pickersArrived(steps);
  await steps.userEvent.clear(perDay(steps));
  await steps.userEvent.type(perDay(steps), '3');
};
const save = (steps: PlayContext) => steps.userEvent.click(steps.canvas.getByRole('button', { name: translator(saveBarTexts, steps.globals['locale'])('save') }));

/** Saved settings. Checks that the request contains the form's values and the expected version. */
export const Submitted = meta.story({
  tags: ['no-screenshot'],
  async play(steps) {
    const sent: unknown[] = [];
    steps.msw.use(
      http.put(PATH, async ({ request }) => {
        const body = (await request.json()) as object;
        sent.push(body, request.headers.get('if-match'));
        return HttpResponse.json({ ...body, version: 4 });
      }),
    );
    await more(steps);
    await save(steps);
    await waitFor(() => expect(steps.args.onSaved).toHaveBeenCalledWith(expect.objectContaining({ version: 4, perDay: 3 })));
    const { version: _, ...settings } = availability;
    await expect(sent).toEqual([{ ...settings, perDay: 3 }, '"3"']);
    await expect(await steps.canvas.findByText(normalizeSpaces(outcome(steps)('saved')))).toBeVisible();
  },
});

export const Submitting = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [http.put(PATH, () => new Promise<never>(() => {}))] },
  async play(steps) {
    await more(steps);
    await save(steps);
    await expect(await steps.canvas.findByRole('button', { name: new RegExp(normalizeSpaces(translator(saveBarTexts, steps.globals['locale'])('saving'))) })).toBeDisabled();
  },
});

/** Invalid settings: closing before opening, no booking per day, a reversed date range. Checks that each error is shown at its field. */
export const Invalid = meta.story({
  args: { settings: { ...availability, blocked: [{ from: '2027-07-19', to: '2027-07-01', reason: '' }], hours: { ...availability.hours, friday: { open: true, from: '22:00', to: '10:00' } } } },
  async play(steps) {
    await pickersArrived(steps);
    await steps.userEvent.clear(perDay(steps));
    await save(steps);
    const summary = await steps.canvas.findByRole('alert');
    await expect(within(summary).getAllByRole('link')).toHaveLength(3);
    await expect(perDay(steps)).toBeInvalid();
    await expect(steps.args.onSaved).not.toHaveBeenCalled();
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
        return seen.length === 1 ? HttpResponse.json({ message: 'x', current: { ...availability, perDay: 5, version: 7 } }, { status: 412 }) : HttpResponse.json({ ...body, version: 8 });
      }),
    );
    await more(steps);
    await save(steps);
    await expect(await steps.canvas.findByRole('alert')).toHaveTextContent(normalizeSpaces(outcome(steps)('conflict.sentence')));
    await expect(perDay(steps)).toHaveValue('3');
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: outcome(steps)('conflict.mine') }));
    await waitFor(() => expect(steps.args.onSaved).toHaveBeenCalledWith(expect.objectContaining({ perDay: 3, version: 8 })));
    await expect(seen).toEqual(['"3"', '"7"']);
  },
});

/** Draft restored after leaving without saving. Checks that the draft can be discarded and restored, and that saving deletes the draft. */
export const DraftFound = meta.story({
  beforeEach: () => writeDraft(availability.version),
  async play(steps) {
    const t = outcome(steps);
    await pickersArrived(steps);
    await waitFor(() => expect(perDay(steps)).toHaveValue('4'));
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: t('draft.discard') }));
    await waitFor(() => expect(perDay(steps)).toHaveValue('2'));
    await waitFor(() => expect(draft()).toBeNull());
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: t('draft.undo') }));
    await waitFor(() => expect(perDay(steps)).toHaveValue('4'));
    await waitFor(() => expect(draft()?.version).toBe(3));
  },
});

/** Draft older than the current settings. Checks that a conflict is shown and that no change is overwritten unseen. */
export const DraftOfBefore = meta.story({
  tags: ['no-screenshot', '!dev'],
  beforeEach: () => writeDraft(1),
  async play(steps) {
    const seen: unknown[] = [];
    steps.msw.use(
      http.put(PATH, ({ request }) => {
        seen.push(request.headers.get('if-match'));
        return HttpResponse.json({ message: 'x', current: availability }, { status: 412 });
      }),
    );
    await pickersArrived(steps);
    await waitFor(() => expect(perDay(steps)).toHaveValue('4'));
    await save(steps);
    await expect(await steps.canvas.findByRole('alert')).toHaveTextContent(normalizeSpaces(outcome(steps)('conflict.sentence')));
    await expect(seen).toEqual(['"1"']);
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: outcome(steps)('conflict.theirs') }));
    await waitFor(() => expect(perDay(steps)).toHaveValue('2'));
    await waitFor(() => expect(draft()).toBeNull());
  },
});

/** Connection lost while saving. Checks that the entered values are kept. */
export const Failed = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [unreachable(PATH)] },
  async play(steps) {
    await more(steps);
    await save(steps);
    await expect(await steps.canvas.findByRole('alert')).toHaveTextContent(normalizeSpaces(outcome(steps)('unreachable')));
    await expect(perDay(steps)).toHaveValue('3');
  },
});
