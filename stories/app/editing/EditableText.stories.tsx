import Typography from '@mui/material/Typography';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { EditableText } from '../../../src/app/editing/EditableText';
import { homeTexts } from '../../../src/pages/public/homeTexts';
import { failing } from '../../fixtures/handlers';
import { expectKeyboardDialog, pressKey } from '../../fixtures/keyboard';
import type { PlayContext } from '../../fixtures/playContext';
import { normalizeSpaces } from '../../fixtures/translate';
import { inDialog, onPaper, textOf } from '../../features/editing/steps';

const meta = preview.meta({
  component: EditableText,
  args: { tag: 'home.title', children: homeTexts.tree.title.fr, onSaved: fn() },
  tags: ['no-screenshot'],
  render: (args) => (
    <Typography variant="h2">
      <EditableText {...args} />
    </Typography>
  ),
  decorators: [onPaper],
  parameters: { handlers: [http.post('/api/content', async ({ request }) => HttpResponse.json({ id: 'new', version: 1, ...((await request.json()) as object) }, { status: 201 }))] },
});

async function open(steps: PlayContext) {
  await steps.userEvent.click(steps.canvas.getByRole('button', { name: textOf(steps)('pencil') }));
  const dialog = await inDialog();
  return { dialog, french: await dialog.findByRole('textbox', { name: textOf(steps)('fields.fr.label') }) };
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Text with its edit button. Checks that the editor is not loaded yet. */
export const Default = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { name: new RegExp(homeTexts.tree.title.fr) })).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

/** Text edited and saved. Checks that the new text is shown. */
export const Submitted = meta.story({
  async play(steps) {
    const { dialog, french } = await open(steps);
    await steps.userEvent.clear(french);
    await steps.userEvent.type(french, 'Le feu vient chez vous.');
    await steps.userEvent.click(dialog.getByRole('button', { name: textOf(steps)('save') }));
    await closed();
    await expect(steps.args.onSaved).toHaveBeenCalledTimes(1);
  },
});

/** Edit cancelled and reopened. Checks that the fields contain the last saved text. */
export const Cancelled = meta.story({
  async play(steps) {
    const { dialog, french } = await open(steps);
    await steps.userEvent.type(french, ' Non.');
    await steps.userEvent.click(dialog.getByRole('button', { name: textOf(steps)('cancel') }));
    await closed();
    await expect((await open(steps)).french).toHaveValue(homeTexts.tree.title.fr);
    await expect(steps.args.onSaved).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  parameters: { handlers: [failing('/api/content')] },
  async play(steps) {
    const { dialog, french } = await open(steps);
    await steps.userEvent.type(french, ' Encore.');
    await steps.userEvent.click(dialog.getByRole('button', { name: textOf(steps)('save') }));
    await expect(await dialog.findByText('Erreur lors de la sauvegarde')).toBeVisible();
    await expect(french).toHaveValue(`${homeTexts.tree.title.fr} Encore.`);
  },
});

/** The stored text fails to load: an error is shown, saving is blocked and the page keeps its text. Checks that a retry loads the text. */
export const Unread = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get('/api/content/:id', () => HttpResponse.json({}, { status: 500 }), { once: true })),
  async play(steps) {
    const t = textOf(steps);
    const expectOnPage = () => expect(steps.canvas.getByText(homeTexts.tree.title.fr)).toBeInTheDocument();
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: t('pencil') }));
    const dialog = await inDialog();
    await expect(await dialog.findByRole('alert')).toHaveTextContent(normalizeSpaces(t('unread')));
    await expect(dialog.queryByRole('textbox')).toBeNull();
    await expectOnPage();
    await steps.userEvent.click(dialog.getByRole('button', { name: t('retry') }));
    await expect(await dialog.findByRole('textbox', { name: t('fields.fr.label') })).toHaveValue(homeTexts.tree.title.fr);
    await steps.userEvent.click(dialog.getByRole('button', { name: t('cancel') }));
    await closed();
    await expectOnPage();
  },
});

/** Keyboard navigation: the dialog traps the focus, Escape keeps the typed text, and closing returns the focus to the edit button. */
export const Keyboard = meta.story({
  async play(steps) {
    const t = textOf(steps);
    await expectKeyboardDialog(steps, () => steps.canvas.getByRole('button', { name: t('pencil') }), {
      async close(dialog) {
        const french = await within(dialog).findByRole('textbox', { name: t('fields.fr.label') });
        await steps.userEvent.type(french, ' Oui.{Escape}');
        await expect(french).toHaveValue(`${homeTexts.tree.title.fr} Oui.`);
        await pressKey(steps, within(dialog).getByRole('button', { name: t('cancel') }));
      },
    });
  },
});
