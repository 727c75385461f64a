import { http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { mailPreviewTexts } from '../../../src/features/editing/mailPreviewTexts';
import { TextDialog } from '../../../src/features/editing/TextDialog';
import { contentHandlers, plainEntry, plainText, richEntry, richText } from '../../fixtures/contentEntries';
import { failing, pending } from '../../fixtures/handlers';
import { expectFocusTrapped, pressKey } from '../../fixtures/keyboard';
import { mailPreviewHandlers, mailText } from '../../fixtures/mailPreviews';
import { normalizeSpaces, translator } from '../../fixtures/translate';
import { inDialog, textOf } from './steps';

const meta = preview.meta({ component: TextDialog, args: { text: plainText, onSaved: fn(), onClose: fn() }, parameters: { handlers: contentHandlers } });

let asked = Promise.withResolvers<void>();

/** Dialog with the currently stored text. */
export const Default = meta.story({
  tags: ['layout'],
  async play(steps) {
    const dialog = await inDialog();
    await expect(await dialog.findByRole('textbox', { name: textOf(steps)('fields.fr.label') })).toHaveValue(plainEntry.value.fr);
    // Waits for the dialog's fade-in.
    await waitFor(() => expect(dialog.getByText(plainText.tag)).toBeVisible());
    await steps.userEvent.click(dialog.getByRole('button', { name: textOf(steps)('cancel') }));
    await expect(steps.args.onClose).toHaveBeenCalledTimes(1);
  },
});

export const Rich = meta.story({
  tags: ['layout'],
  args: { text: richText },
  async play(steps) {
    const dialog = await inDialog();
    await expect(await dialog.findByRole('textbox', { name: textOf(steps)('fields.fr.label') })).toHaveTextContent('quatorze heures');
    await expect(richEntry.value.fr).toContain('<strong>');
  },
});

/** Earlier version restored in the dialog. Checks that the fields show the version and that closing reports a change. */
export const Restored = meta.story({
  tags: ['no-screenshot', '!dev'],
  beforeEach({ msw }) {
    let entry: object = plainEntry;
    msw.use(
      http.get('/api/content/:id', () => HttpResponse.json(entry)),
      http.put('/api/content/:id', async ({ request }) => HttpResponse.json((entry = { ...plainEntry, ...((await request.json()) as object), version: 4 }))),
    );
    msw.use(...contentHandlers.slice(1, 2));
  },
  async play(steps) {
    const t = textOf(steps);
    const dialog = await inDialog();
    await dialog.findByRole('textbox', { name: t('fields.fr.label') });
    await steps.userEvent.click(dialog.getByRole('button', { name: t('versions.open') }));
    const versions = within(await screen.findByRole('dialog', { name: new RegExp(normalizeSpaces(t('versions.title'))) }));
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
  tags: ['no-screenshot'],
  parameters: { handlers: [pending('/api/content/:id')] },
  async play(steps) {
    const dialog = await inDialog();
    // Waits for the dialog's fade-in.
    await waitFor(() => expect(dialog.getByRole('status', { name: normalizeSpaces(textOf(steps)('loading')) })).toBeVisible());
  },
});

/** Text loading below the header. Checks that the header does not move when the text arrives, so that a click in progress still counts. */
export const Arriving = meta.story({
  tags: ['no-screenshot', '!dev'],
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
    await dialog.findByRole('status', { name: normalizeSpaces(textOf(steps)('loading')) });
    const top = () => dialog.getByRole('button', { name: textOf(steps)('versions.open') }).getBoundingClientRect().top;
    const before = top();
    asked.resolve();
    await dialog.findByRole('textbox', { name: textOf(steps)('fields.fr.label') });
    await expect(top()).toBe(before);
  },
});

/** Stored text failed to load. Checks that no field is shown, so that an unknown text cannot be overwritten. */
export const Failed = meta.story({
  parameters: { handlers: [failing('/api/content/:id')] },
  async play(steps) {
    const dialog = await inDialog();
    // Waits for the dialog's fade-in.
    await waitFor(() => expect(dialog.getByText(normalizeSpaces(textOf(steps)('unread')))).toBeVisible());
    await expect(dialog.queryByRole('textbox')).toBeNull();
    await expect(dialog.getByRole('button', { name: textOf(steps)('retry') })).toBeVisible();
  },
});

/** Keyboard navigation: the version history opens over the fields and traps the focus. Checks that Escape closes only the history. */
export const Keyboard = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    const t = textOf(steps);
    const opener = (await inDialog()).getByRole('button', { name: t('versions.open') });
    await pressKey(steps, opener);
    const versions = await screen.findByRole('dialog', { name: new RegExp(normalizeSpaces(t('versions.title'))) });
    await within(versions).findAllByRole('listitem');
    await expectFocusTrapped(steps, versions);
    await steps.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(steps.args.onClose).not.toHaveBeenCalled();
  },
});

/** Keyboard navigation with a rich text. Checks that Tab moves through the dialog and inserts no tab into the text. */
export const RichKeyboard = meta.story({
  tags: ['no-screenshot', '!dev'],
  args: { text: richText },
  async play(steps) {
    const dialog = await inDialog();
    await dialog.findByRole('textbox', { name: textOf(steps)('fields.fr.label') });
    await expectFocusTrapped(steps, screen.getByRole('dialog'));
  },
});

/** Text of a mail: the fields beside a preview of the mail, below each other on phones. */
export const Mail = meta.story({
  tags: ['layout'],
  args: { text: mailText },
  parameters: { handlers: [...mailPreviewHandlers, ...contentHandlers] },
  async play(steps) {
    const dialog = await inDialog();
    const frame = (await dialog.findByTitle(translator(mailPreviewTexts, steps.globals['locale'])('title'))) as HTMLIFrameElement;
    await waitFor(() => expect(frame.contentDocument?.body.textContent).toContain('B-7K3QX9'));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
