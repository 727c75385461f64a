import { delay, http, HttpResponse } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { saveBarTexts } from '../../../src/components/form/saveBarTexts';
import type { MailPreviewRequest } from '../../../src/contract/mailPreview';
import { validationText } from '../../../src/contract/validation';
import { saveDraft, readDraft } from '../../../src/features/editing/draft';
import { mailPreviewTexts } from '../../../src/features/editing/mailPreviewTexts';
import { TextForm } from '../../../src/features/editing/TextForm';
import { contentHandlers, plainEntry, plainText, richText, textWithHole } from '../../fixtures/contentEntries';
import { failing } from '../../fixtures/handlers';
import { mailPreviewHandlers, mailText, previewOf } from '../../fixtures/mailPreviews';
import type { PlayContext } from '../../fixtures/playContext';
import { languageOf, normalizeSpaces, translator } from '../../fixtures/translate';
import { onPaper, textOf } from './steps';

const bodies: { method: string; match: string | null; body: unknown }[] = [];

const recordingHandlers = ['/api/content', '/api/content/:id'].map((path) => http.all(path, async ({ request }) => {
  if (request.method === 'GET') return undefined;
  const body: unknown = request.method === 'DELETE' ? null : await request.json();
  bodies.push({ method: request.method, match: request.headers.get('if-match'), body });
  return HttpResponse.json({ ...plainEntry, ...(body as object), version: 4 });
}));

const meta = preview.meta({
  component: TextForm,
  args: { text: plainText, entry: plainEntry, onSaved: fn(), onCancel: fn() },
  decorators: [onPaper],
  parameters: { handlers: [...recordingHandlers, ...contentHandlers] },
  beforeEach() {
    bodies.length = 0;
  },
});

const french = (steps: PlayContext) => steps.canvas.getByRole('textbox', { name: textOf(steps)('fields.fr.label') });
const english = (steps: PlayContext) => steps.canvas.getByRole('textbox', { name: textOf(steps)('fields.en.label') });
const save = async (steps: PlayContext) => steps.userEvent.click(steps.canvas.getByRole('button', { name: textOf(steps)('save') }));

async function write(steps: PlayContext, text: string) {
  await steps.userEvent.clear(french(steps));
  await steps.userEvent.type(french(steps), text);
}

/** Text form with both languages, the user's own first. */
export const Default = meta.story({
  async play(steps) {
    await expect(french(steps)).toHaveValue(plainEntry.value.fr);
    await expect(english(steps)).toHaveValue(plainEntry.value.en);
    await expect(steps.canvas.getAllByRole('textbox')[0]).toBe(languageOf(steps.globals['locale']) === 'fr' ? french(steps) : english(steps));
  },
});

/** Saved text. Checks that the request contains the expected version. */
export const Submitted = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    await write(steps, 'Notre fumoir');
    await save(steps);
    await waitFor(() => expect(steps.args.onSaved).toHaveBeenCalledTimes(1));
    await expect(bodies).toEqual([{ method: 'PUT', match: '"3"', body: { tag: plainText.tag, value: { fr: 'Notre fumoir', en: plainEntry.value.en } } }]);
  },
});

/** First override of a text. Checks that the override is created and that the unedited language keeps the built-in text. */
export const FirstOverride = meta.story({
  tags: ['no-screenshot', '!dev'],
  args: { entry: null },
  async play(steps) {
    await expect(french(steps)).toHaveValue(plainText.builtIn.fr);
    await write(steps, 'Notre fumoir');
    await save(steps);
    await waitFor(() => expect(steps.args.onSaved).toHaveBeenCalledTimes(1));
    await expect(bodies).toEqual([{ method: 'POST', match: null, body: { tag: plainText.tag, value: { fr: 'Notre fumoir', en: '' } } }]);
  },
});

/** Both languages cleared. Checks that the override is deleted. */
export const Emptied = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    await steps.userEvent.clear(french(steps));
    await steps.userEvent.clear(english(steps));
    await save(steps);
    await waitFor(() => expect(steps.args.onSaved).toHaveBeenCalledTimes(1));
    await expect(bodies).toEqual([{ method: 'DELETE', match: '"3"', body: null }]);
  },
});

export const Cancelled = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    await write(steps, 'Autre chose');
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: textOf(steps)('cancel') }));
    await expect(steps.args.onCancel).toHaveBeenCalledTimes(1);
    await expect(bodies).toEqual([]);
    await expect(readDraft(plainText.tag, new Date())).toBeNull();
  },
});

const stateOf = (steps: PlayContext, name: 'clean' | 'kept' | 'unkept') => normalizeSpaces(translator(saveBarTexts, steps.globals['locale'])(name));
const WRITTEN = { fr: 'Ce que j’écrivais', en: plainEntry.value.en };

/** Draft found. Checks that the draft is restored and can be discarded and restored again. */
export const Drafted = meta.story({
  beforeEach: () => void saveDraft(plainText.tag, { fields: WRITTEN, version: plainEntry.version }, new Date()),
  async play(steps) {
    const t = textOf(steps);
    await expect(steps.canvas.getByText(normalizeSpaces(t('draft.found')))).toBeVisible();
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

/** Draft older than the stored text. Checks that the newer version is shown before saving. */
export const Overtaken = meta.story({
  beforeEach: () => void saveDraft(plainText.tag, { fields: WRITTEN, version: 2 }, new Date()),
  async play(steps) {
    const t = textOf(steps);
    await expect(steps.canvas.getByText(t('conflict.title'))).toBeVisible();
    await expect(french(steps)).toHaveValue(WRITTEN.fr);
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: t('conflict.take') }));
    await expect(french(steps)).toHaveValue(plainEntry.value.fr);
    await waitFor(() => expect(readDraft(plainText.tag, new Date())).toBeNull());
    await expect(steps.canvas.queryByText(normalizeSpaces(t('draft.found')))).toBeNull();
  },
});

/** Unknown placeholder. Checks that saving is rejected, because the placeholder would be visible on the page. */
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
  tags: ['no-screenshot'],
  parameters: { handlers: [http.put('/api/content/:id', () => delay('infinite'))] },
  async play(steps) {
    await save(steps);
    await expect(await steps.canvas.findByRole('button', { name: textOf(steps)('saving') })).toBeDisabled();
  },
});

/** Failed save. Checks that the error is in French in both languages and that the typed text is kept. */
export const Failed = meta.story({
  parameters: { handlers: [failing('/api/content/:id')] },
  async play(steps) {
    await write(steps, 'Notre fumoir');
    await save(steps);
    await expect(await steps.canvas.findByText('Erreur lors de la sauvegarde')).toBeVisible();
    await expect(french(steps)).toHaveValue('Notre fumoir');
    await expect(steps.args.onSaved).not.toHaveBeenCalled();
  },
});

/** Editing enabled by the browser's admin flag only. Checks that the server's rejection is shown. */
export const Forbidden = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [failing('/api/content/:id', 403, 'Vous n’avez pas accès à cette action.')] },
  async play(steps) {
    await write(steps, 'Notre fumoir');
    await save(steps);
    await expect(await steps.canvas.findByText('Vous n’avez pas accès à cette action.')).toBeVisible();
  },
});

const theirs = { ...plainEntry, version: 4, value: { fr: 'Ce que l’autre a écrit', en: 'What the other wrote' } };
const conflictHandlers = [
  http.put('/api/content/:id', async ({ request }) => {
    const match = request.headers.get('if-match');
    bodies.push({ method: 'PUT', match, body: await request.json() });
    return match === '"4"' ? HttpResponse.json({ ...theirs, version: 5 }) : HttpResponse.json({ current: theirs }, { status: 412 });
  }),
  http.get('/api/content/:id', () => HttpResponse.json(theirs)),
];

/** Concurrent edit. Checks that both versions are shown and that the user's own can be saved. */
export const KeptMine = meta.story({
  parameters: { handlers: conflictHandlers },
  async play(steps) {
    await write(steps, 'Le mien');
    await save(steps);
    await expect(await steps.canvas.findByText(theirs.value.fr)).toBeVisible();
    await expect(french(steps)).toHaveValue('Le mien');
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: textOf(steps)('conflict.keep') }));
    await waitFor(() => expect(steps.args.onSaved).toHaveBeenCalledTimes(1));
    await expect(bodies.map(({ match }) => match)).toEqual(['"3"', '"4"']);
    await expect(bodies.at(-1)?.body).toMatchObject({ value: { fr: 'Le mien' } });
  },
});

/** Concurrent edit. Checks that the other version can be taken and edited. */
export const TookTheirs = meta.story({
  tags: ['no-screenshot', '!dev'],
  parameters: { handlers: conflictHandlers },
  async play(steps) {
    await write(steps, 'Le mien');
    await save(steps);
    await steps.userEvent.click(await steps.canvas.findByRole('button', { name: textOf(steps)('conflict.take') }));
    await expect(french(steps)).toHaveValue(theirs.value.fr);
    await expect(english(steps)).toHaveValue(theirs.value.en);
    await expect(steps.canvas.queryByText(textOf(steps)('conflict.title'))).toBeNull();
  },
});

/** Rich text editors in both languages. */
export const Rich = meta.story({
  args: { text: richText, entry: null },
  async play(steps) {
    await expect(await steps.canvas.findAllByRole('toolbar')).toHaveLength(2);
  },
});

/** Text of a mail, with its preview. Checks that the preview shows the typed text after a pause, with a single request. */
export const Mail = meta.story({
  tags: ['no-screenshot'],
  args: { text: mailText, entry: null },
  parameters: { handlers: mailPreviewHandlers },
  async play(steps) {
    const asked: MailPreviewRequest[] = [];
    steps.msw.use(http.post<never, MailPreviewRequest>('/api/mail-previews', async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json(await previewOf(asked.at(-1) as MailPreviewRequest));
    }));
    const title = translator(mailPreviewTexts, steps.globals['locale'])('title');
    const shown = () => (steps.canvas.queryByTitle(title) as HTMLIFrameElement | null)?.contentDocument?.body.textContent ?? '';
    await waitFor(() => expect(shown()).not.toBe(''));
    const before = asked.length;
    for (const field of [french(steps), english(steps)]) {
      await steps.userEvent.clear(field);
      await steps.userEvent.paste('C’est reçu.');
    }
    await waitFor(() => expect(shown()).toContain('C’est reçu.'));
    await expect(asked.slice(before).map(({ texts }) => texts)).toEqual([[{ tag: mailText.tag, value: { fr: 'C’est reçu.', en: 'C’est reçu.' } }]]);
  },
});
