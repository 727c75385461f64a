import { http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { DeletePictureDialog } from '../../../src/features/pictures/DeletePictureDialog';
import { libraryTexts } from '../../../src/features/pictures/texts';
import { pending, unreachable } from '../../fixtures/handlers';
import { pictureHandlers, pictureLibrary, pictureRecord, wordlessPicture } from '../../fixtures/pictures';
import type { PlayContext } from '../../fixtures/playContext';
import { normalizeSpaces, translator } from '../../fixtures/translate';
import { ownerSession } from '../../fixtures/user';

const PATH = '/api/pictures/:id';
const meta = preview.meta({
  component: DeletePictureDialog,
  parameters: { route: 'admin/pictures', session: ownerSession, handlers: pictureHandlers() },
  args: { picture: wordlessPicture, onDeleted: fn(), onClose: fn() },
});

const texts = ({ globals }: Pick<PlayContext, 'globals'>) => translator(libraryTexts, globals['locale']);
const dialogOf = async () => within(await screen.findByRole('dialog'));
const press = async (steps: PlayContext) => steps.userEvent.click((await dialogOf()).getByRole('button', { name: texts(steps)('remove.open') }));

export const Default = meta.story({
  tags: ['no-screenshot'],
  async play(steps) {
    await press(steps);
    await waitFor(() => expect(steps.args.onDeleted).toHaveBeenCalledOnce());
  },
});

/** Picture in use. Checks that it cannot be deleted and that the places are linked. */
export const InUse = meta.story({
  args: { picture: { ...(pictureLibrary[1] ?? wordlessPicture), inGallery: true } },
  async play(steps) {
    const t = texts(steps);
    const dialog = await dialogOf();
    await expect(dialog.getByRole('heading', { name: t('remove.usedTitle') })).toBeInTheDocument();
    await expect(dialog.getAllByRole('link')).toHaveLength(2);
    await expect(dialog.queryByRole('button', { name: t('remove.open') })).toBeNull();
  },
});

/** Picture that another person has begun to use. Checks that the server's reason is shown. */
export const Rejected = meta.story({
  tags: ['no-screenshot'],
  args: { picture: pictureRecord() },
  parameters: { handlers: [http.delete(PATH, () => HttpResponse.json({ message: 'Cette photo sert encore : « Truite (Viandes) ».' }, { status: 409 }))] },
  async play(steps) {
    await press(steps);
    await expect(await (await dialogOf()).findByRole('alert')).toHaveTextContent('« Truite (Viandes) »');
    await expect(steps.args.onDeleted).not.toHaveBeenCalled();
  },
});

export const Submitting = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [pending(PATH)] },
  async play(steps) {
    await press(steps);
    await expect(await (await dialogOf()).findByRole('button', { name: new RegExp(texts(steps)('remove.submitting')) })).toBeDisabled();
  },
});

export const Failed = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [unreachable(PATH)] },
  async play(steps) {
    await press(steps);
    await expect(await (await dialogOf()).findByRole('alert')).toHaveTextContent(normalizeSpaces(texts(steps)('remove.failed')));
  },
});
