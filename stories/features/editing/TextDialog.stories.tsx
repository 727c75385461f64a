import { http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { TextDialog } from '../../../src/features/editing/TextDialog';
import { contentHandlers, plainEntry, plainText, richEntry, richText } from '../../fixtures/contentEntries';
import { failing, pending } from '../../fixtures/handlers';
import { expectHeld, pressKey } from '../../fixtures/keys';
import { plainSpaces } from '../../fixtures/spoken';
import { inDialog, wordsOf } from './steps';

const meta = preview.meta({ component: TextDialog, args: { text: plainText, onSaved: fn(), onClose: fn() }, parameters: { answers: contentHandlers } });

let asked = Promise.withResolvers<void>();

/** From what is stored at this moment. */
export const Default = meta.story({
  tags: ['layout'],
  async play(steps) {
    const dialog = await inDialog();
    await expect(await dialog.findByRole('textbox', { name: wordsOf(steps)('fields.fr.label') })).toHaveValue(plainEntry.value.fr);
    // The dialog fades in.
    await waitFor(() => expect(dialog.getByText(plainText.tag)).toBeVisible());
    await steps.userEvent.click(dialog.getByRole('button', { name: wordsOf(steps)('cancel') }));
    await expect(steps.args.onClose).toHaveBeenCalledTimes(1);
  },
});

export const Rich = meta.story({
  tags: ['layout'],
  args: { text: richText },
  async play(steps) {
    const dialog = await inDialog();
    await expect(await dialog.findByRole('textbox', { name: wordsOf(steps)('fields.fr.label') })).toHaveTextContent('quatorze heures');
    await expect(richEntry.value.fr).toContain('<strong>');
  },
});

/** Back to what it said before, without leaving the page: the fields then say that, and closing tells that something has changed. */
export const Restored = meta.story({
  tags: ['no-picture', '!dev'],
  beforeEach({ msw }) {
    let stands: object = plainEntry;
    msw.use(
      http.get('/api/content/:id', () => HttpResponse.json(stands)),
      http.put('/api/content/:id', async ({ request }) => HttpResponse.json((stands = { ...plainEntry, ...((await request.json()) as object), version: 4 }))),
    );
    msw.use(...contentHandlers.slice(1, 2));
  },
  async play(steps) {
    const t = wordsOf(steps);
    const dialog = await inDialog();
    await dialog.findByRole('textbox', { name: t('fields.fr.label') });
    await steps.userEvent.click(dialog.getByRole('button', { name: t('versions.open') }));
    const versions = within(await screen.findByRole('dialog', { name: new RegExp(plainSpaces(t('versions.title'))) }));
    await steps.userEvent.click(await versions.findByRole('button', { name: t('versions.restoreNumber', { number: 1 }) }));
    await versions.findByText(t('versions.restored', { number: 1 }));
    await steps.userEvent.click(versions.getByRole('button', { name: t('close') }));
    const one = await inDialog();
    await waitFor(() => expect(one.getByRole('textbox', { name: t('fields.fr.label') })).toHaveValue('L’histoire de la famille'));
    await steps.userEvent.click(one.getByRole('button', { name: t('cancel') }));
    await expect(steps.args.onSaved).toHaveBeenCalledTimes(1);
    await expect(steps.args.onClose).not.toHaveBeenCalled();
  },
});

export const Loading = meta.story({
  tags: ['no-picture'],
  parameters: { answers: [pending('/api/content/:id')] },
  async play(steps) {
    const dialog = await inDialog();
    // The dialog fades in.
    await waitFor(() => expect(dialog.getByRole('status', { name: plainSpaces(wordsOf(steps)('loading')) })).toBeVisible());
  },
});

/** The text comes in under a head that does not move: a press on it that has begun still counts. */
export const Arriving = meta.story({
  tags: ['no-picture', '!dev'],
  beforeEach({ msw }) {
    asked = Promise.withResolvers<void>();
    msw.use(
      http.get('/api/content/:id', async () => {
        await asked.promise;
        return HttpResponse.json(plainEntry);
      }),
    );
  },
  async play(steps) {
    const dialog = await inDialog();
    await dialog.findByRole('status', { name: plainSpaces(wordsOf(steps)('loading')) });
    const top = () => dialog.getByRole('button', { name: wordsOf(steps)('versions.open') }).getBoundingClientRect().top;
    const before = top();
    asked.resolve();
    await dialog.findByRole('textbox', { name: wordsOf(steps)('fields.fr.label') });
    await expect(top()).toBe(before);
  },
});

/** Without knowing what stands, nothing may be overwritten. */
export const Failed = meta.story({
  parameters: { answers: [failing('/api/content/:id')] },
  async play(steps) {
    const dialog = await inDialog();
    // The dialog fades in.
    await waitFor(() => expect(dialog.getByText(plainSpaces(wordsOf(steps)('unread')))).toBeVisible());
    await expect(dialog.queryByRole('textbox')).toBeNull();
    await expect(dialog.getByRole('button', { name: wordsOf(steps)('retry') })).toBeVisible();
  },
});

/** By keyboard alone: what the text has said opens over the fields, holds the focus, and Escape closes it and nothing else. */
export const Keyboard = meta.story({
  tags: ['no-picture', '!dev'],
  async play(steps) {
    const t = wordsOf(steps);
    const opener = (await inDialog()).getByRole('button', { name: t('versions.open') });
    await pressKey(steps, opener);
    const versions = await screen.findByRole('dialog', { name: new RegExp(plainSpaces(t('versions.title'))) });
    await within(versions).findAllByRole('listitem');
    await expectHeld(steps, versions);
    await steps.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(steps.args.onClose).not.toHaveBeenCalled();
  },
});

/** Among words that can be set bold the Tab key goes on, round the dialog and not into the text. */
export const RichKeyboard = meta.story({
  tags: ['no-picture', '!dev'],
  args: { text: richText },
  async play(steps) {
    const dialog = await inDialog();
    await dialog.findByRole('textbox', { name: wordsOf(steps)('fields.fr.label') });
    await expectHeld(steps, screen.getByRole('dialog'));
  },
});
