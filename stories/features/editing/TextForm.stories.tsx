import { delay, http, HttpResponse } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { saveBarTexts } from '../../../src/components/form/saveBarTexts';
import { validationText } from '../../../src/contract/validation';
import { keepDraft, readDraft } from '../../../src/features/editing/draft';
import { TextForm } from '../../../src/features/editing/TextForm';
import { contentHandlers, plainEntry, plainText, richText, textWithHole } from '../../fixtures/contentEntries';
import { failing } from '../../fixtures/handlers';
import type { PlayContext } from '../../fixtures/playContext';
import { languageOf, plainSpaces, spoken } from '../../fixtures/spoken';
import { onSheet, wordsOf } from './steps';

const bodies: { method: string; match: string | null; body: unknown }[] = [];

const answering = ['/api/content', '/api/content/:id'].map((path) => http.all(path, async ({ request }) => {
  if (request.method === 'GET') return undefined;
  const body: unknown = request.method === 'DELETE' ? null : await request.json();
  bodies.push({ method: request.method, match: request.headers.get('if-match'), body });
  return HttpResponse.json({ ...plainEntry, ...(body as object), version: 4 });
}));

const meta = preview.meta({
  component: TextForm,
  args: { text: plainText, entry: plainEntry, onSaved: fn(), onCancel: fn() },
  decorators: [onSheet],
  parameters: { answers: [...answering, ...contentHandlers] },
  beforeEach() {
    bodies.length = 0;
  },
});

const french = (steps: PlayContext) => steps.canvas.getByRole('textbox', { name: wordsOf(steps)('fields.fr.label') });
const english = (steps: PlayContext) => steps.canvas.getByRole('textbox', { name: wordsOf(steps)('fields.en.label') });
const save = async (steps: PlayContext) => steps.userEvent.click(steps.canvas.getByRole('button', { name: wordsOf(steps)('save') }));

async function write(steps: PlayContext, words: string) {
  await steps.userEvent.clear(french(steps));
  await steps.userEvent.type(french(steps), words);
}

/** Both languages, the reader's own first. */
export const Default = meta.story({
  async play(steps) {
    await expect(french(steps)).toHaveValue(plainEntry.value.fr);
    await expect(english(steps)).toHaveValue(plainEntry.value.en);
    await expect(steps.canvas.getAllByRole('textbox')[0]).toBe(languageOf(steps.globals['locale']) === 'fr' ? french(steps) : english(steps));
  },
});

/** What stood is changed, if it still stands. */
export const Submitted = meta.story({
  tags: ['no-picture', '!dev'],
  async play(steps) {
    await write(steps, 'Notre fumoir');
    await save(steps);
    await waitFor(() => expect(steps.args.onSaved).toHaveBeenCalledTimes(1));
    await expect(bodies).toEqual([{ method: 'PUT', match: '"3"', body: { tag: plainText.tag, value: { fr: 'Notre fumoir', en: plainEntry.value.en } } }]);
  },
});

/** The first override of a tag is added; the language that was left alone stays the built-in one. */
export const FirstOverride = meta.story({
  tags: ['no-picture', '!dev'],
  args: { entry: null },
  async play(steps) {
    await expect(french(steps)).toHaveValue(plainText.builtIn.fr);
    await write(steps, 'Notre fumoir');
    await save(steps);
    await waitFor(() => expect(steps.args.onSaved).toHaveBeenCalledTimes(1));
    await expect(bodies).toEqual([{ method: 'POST', match: null, body: { tag: plainText.tag, value: { fr: 'Notre fumoir', en: '' } } }]);
  },
});

/** Emptied in both languages, the override goes. */
export const Emptied = meta.story({
  tags: ['no-picture', '!dev'],
  async play(steps) {
    await steps.userEvent.clear(french(steps));
    await steps.userEvent.clear(english(steps));
    await save(steps);
    await waitFor(() => expect(steps.args.onSaved).toHaveBeenCalledTimes(1));
    await expect(bodies).toEqual([{ method: 'DELETE', match: '"3"', body: null }]);
  },
});

export const Cancelled = meta.story({
  tags: ['no-picture', '!dev'],
  async play(steps) {
    await write(steps, 'Autre chose');
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: wordsOf(steps)('cancel') }));
    await expect(steps.args.onCancel).toHaveBeenCalledTimes(1);
    await expect(bodies).toEqual([]);
    await expect(readDraft(plainText.tag, new Date())).toBeNull();
  },
});

const stateOf = (steps: PlayContext, name: 'clean' | 'kept' | 'unkept') => plainSpaces(spoken(saveBarTexts, steps.globals['locale'])(name));
const WRITTEN = { fr: 'Ce que j’écrivais', en: plainEntry.value.en };

/** What was left unsaved is there again, and can be thrown away and taken back. */
export const Drafted = meta.story({
  beforeEach: () => void keepDraft(plainText.tag, { fields: WRITTEN, version: plainEntry.version }, new Date()),
  async play(steps) {
    const t = wordsOf(steps);
    await expect(steps.canvas.getByText(plainSpaces(t('draft.found')))).toBeVisible();
    await expect(french(steps)).toHaveValue(WRITTEN.fr);
    await expect(steps.canvas.getByText(stateOf(steps, 'kept'))).toBeVisible();
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: t('draft.discard') }));
    await expect(french(steps)).toHaveValue(plainEntry.value.fr);
    await waitFor(() => expect(readDraft(plainText.tag, new Date())).toBeNull());
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: t('draft.undo') }));
    await expect(french(steps)).toHaveValue(WRITTEN.fr);
    await waitFor(() => expect(readDraft(plainText.tag, new Date())?.fields).toEqual(WRITTEN));
    await save(steps);
    await waitFor(() => expect(steps.args.onSaved).toHaveBeenCalledTimes(1));
    await expect(readDraft(plainText.tag, new Date())).toBeNull();
  },
});

/** Somebody has saved the text since the draft was begun: nothing of theirs goes unseen. */
export const Overtaken = meta.story({
  beforeEach: () => void keepDraft(plainText.tag, { fields: WRITTEN, version: 2 }, new Date()),
  async play(steps) {
    const t = wordsOf(steps);
    await expect(steps.canvas.getByText(t('conflict.title'))).toBeVisible();
    await expect(french(steps)).toHaveValue(WRITTEN.fr);
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: t('conflict.take') }));
    await expect(french(steps)).toHaveValue(plainEntry.value.fr);
    await waitFor(() => expect(readDraft(plainText.tag, new Date())).toBeNull());
    await expect(steps.canvas.queryByText(plainSpaces(t('draft.found')))).toBeNull();
  },
});

/** A hole that the site cannot fill would stay in the page. */
export const Invalid = meta.story({
  args: { text: textWithHole, entry: null },
  async play(steps) {
    await steps.userEvent.type(french(steps), ' {{{{cuisinier}}');
    await save(steps);
    await waitFor(() => expect(french(steps)).toHaveAccessibleDescription(validationText('unknownHole', languageOf(steps.globals['locale']))));
    await expect(bodies).toEqual([]);
  },
});

export const Submitting = meta.story({
  tags: ['no-picture'],
  parameters: { answers: [http.put('/api/content/:id', () => delay('infinite'))] },
  async play(steps) {
    await save(steps);
    await expect(await steps.canvas.findByRole('button', { name: wordsOf(steps)('saving') })).toBeDisabled();
  },
});

/** It could not be saved: said in French on both pages, and what was typed is still there. */
export const Failed = meta.story({
  parameters: { answers: [failing('/api/content/:id')] },
  async play(steps) {
    await write(steps, 'Notre fumoir');
    await save(steps);
    await expect(await steps.canvas.findByText('Erreur lors de la sauvegarde')).toBeVisible();
    await expect(french(steps)).toHaveValue('Notre fumoir');
    await expect(steps.args.onSaved).not.toHaveBeenCalled();
  },
});

/** The flag in the browser opened the pencil; the server does not believe it. */
export const Forbidden = meta.story({
  tags: ['no-picture'],
  parameters: { answers: [failing('/api/content/:id', 403, 'Vous n’avez pas accès à cette action.')] },
  async play(steps) {
    await write(steps, 'Notre fumoir');
    await save(steps);
    await expect(await steps.canvas.findByText('Vous n’avez pas accès à cette action.')).toBeVisible();
  },
});

const theirs = { ...plainEntry, version: 4, value: { fr: 'Ce que l’autre a écrit', en: 'What the other wrote' } };
const changedMeanwhile = [
  http.put('/api/content/:id', async ({ request }) => {
    const match = request.headers.get('if-match');
    bodies.push({ method: 'PUT', match, body: await request.json() });
    return match === '"4"' ? HttpResponse.json({ ...theirs, version: 5 }) : HttpResponse.json({ current: theirs }, { status: 412 });
  }),
  http.get('/api/content/:id', () => HttpResponse.json(theirs)),
];

/** Somebody else was faster: both are shown, and one's own can be kept. */
export const KeptMine = meta.story({
  parameters: { answers: changedMeanwhile },
  async play(steps) {
    await write(steps, 'Le mien');
    await save(steps);
    await expect(await steps.canvas.findByText(theirs.value.fr)).toBeVisible();
    await expect(french(steps)).toHaveValue('Le mien');
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: wordsOf(steps)('conflict.keep') }));
    await waitFor(() => expect(steps.args.onSaved).toHaveBeenCalledTimes(1));
    await expect(bodies.map(({ match }) => match)).toEqual(['"3"', '"4"']);
    await expect(bodies.at(-1)?.body).toMatchObject({ value: { fr: 'Le mien' } });
  },
});

/** Or theirs is taken, and can be worked on. */
export const TookTheirs = meta.story({
  tags: ['no-picture', '!dev'],
  parameters: { answers: changedMeanwhile },
  async play(steps) {
    await write(steps, 'Le mien');
    await save(steps);
    await steps.userEvent.click(await steps.canvas.findByRole('button', { name: wordsOf(steps)('conflict.take') }));
    await expect(french(steps)).toHaveValue(theirs.value.fr);
    await expect(english(steps)).toHaveValue(theirs.value.en);
    await expect(steps.canvas.queryByText(wordsOf(steps)('conflict.title'))).toBeNull();
  },
});

/** The editor, in both languages. */
export const Rich = meta.story({
  args: { text: richText, entry: null },
  async play(steps) {
    await expect(await steps.canvas.findAllByRole('toolbar')).toHaveLength(2);
  },
});
