import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { http, HttpResponse } from 'msw';
import preview from '../../../.storybook/preview';
import { EditPage } from '../../../src/app/editing/EditPage';
import { descriptionTexts } from '../../../src/app/descriptionTexts';
import { textOf } from '../../features/editing/steps';

const meta = preview.meta({
  component: EditPage,
  args: { onSaved: fn(), onClose: fn() },
  tags: ['no-screenshot'],
  parameters: { environmentControls: ['server'], route: 'about', handlers: [http.post('/api/content', async ({ request }) => HttpResponse.json({ id: 'new', version: 1, ...((await request.json()) as object) }, { status: 201 }))] },
});

/** Sheet with the page's texts. Changes the description, which is not visible on the page, and checks that the list shows the new text. */
export const Default = meta.story({
  async play(steps) {
    const t = textOf(steps);
    const sheet = within(await screen.findByRole('dialog', { name: t('page.title') }));
    await steps.userEvent.click(sheet.getByRole('button', { name: /description\.about/ }));
    const dialog = within(await screen.findByRole('dialog', { name: new RegExp(t('title')) }));
    const french = await dialog.findByRole('textbox', { name: t('fields.fr.label') });
    await expect(french).toHaveValue(descriptionTexts.tree.about.fr);
    for (const part of ['fr', 'en'] as const) {
      const field = dialog.getByRole('textbox', { name: t(`fields.${part}.label`) });
      await steps.userEvent.clear(field);
      await steps.userEvent.type(field, 'Autre');
    }
    await steps.userEvent.click(dialog.getByRole('button', { name: t('save') }));
    await waitFor(() => expect(steps.args.onSaved).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(sheet.getByRole('button', { name: /Autre.*description\.about/ })).toBeVisible());
  },
});
