import { http, HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { PictureLibrary } from '../../../src/features/pictures/PictureLibrary';
import { validationText } from '../../../src/contract/validation';
import { withWidth } from '../../fixtures/frames';
import { failing, pending } from '../../fixtures/handlers';
import { pictureHandlers, pictureLibrary, wordlessPicture } from '../../fixtures/pictures';
import { languageOf, normalizeSpaces } from '../../fixtures/translate';
import { ownerSession } from '../../fixtures/user';
import { chooseFiles, libraryText, openDialog, photo, picturesLoaded, pictureText } from './steps';

const meta = preview.meta({
  component: PictureLibrary,
  parameters: { environmentControls: ['server'], route: 'admin/pictures', session: ownerSession, handlers: pictureHandlers() },
  decorators: [withWidth(1100)],
});

/** Library with a new, a used and a gallery picture. */
export const Default = meta.story({
  async play(steps) {
    const list = await steps.canvas.findByRole('list', { name: libraryText(steps)('list') });
    await expect(list.children).toHaveLength(pictureLibrary.length);
    await picturesLoaded(steps.canvasElement);
  },
});

export const Empty = meta.story({ parameters: { handlers: pictureHandlers([]) }, play: async (steps) => expect(await steps.canvas.findByRole('heading', { name: libraryText(steps)('empty.title') })).toBeVisible() });

export const Loading = meta.story({ tags: ['no-screenshot'], parameters: { handlers: [pending('/api/pictures')] }, play: (steps) => expect(steps.canvas.getByRole('status', { name: libraryText(steps)('loading') })).toBeInTheDocument() });

export const Failed = meta.story({ tags: ['no-screenshot'], parameters: { handlers: [failing('/api/pictures', 400)] }, play: async (steps) => expect(await steps.canvas.findByRole('button', { name: libraryText(steps)('failed.retry') })).toBeVisible() });

let attempts = 0;
/** Several files at once: one is stored, one is no picture, one loses the connection and is sent again from memory. */
export const Uploading = meta.story({
  tags: ['no-screenshot'],
  parameters: {
    handlers: [
      http.post('/api/pictures', () => {
        attempts += 1;
        return attempts === 1 ? HttpResponse.error() : undefined;
      }),
      ...pictureHandlers(),
    ],
  },
  async play(steps) {
    attempts = 0;
    const t = pictureText(steps);
    await steps.canvas.findByRole('list', { name: libraryText(steps)('list') });
    await chooseFiles(steps, [photo('lost.jpg'), photo('empty.jpg', 'image/jpeg')]);
    const uploads = await steps.canvas.findByRole('list', { name: t('uploads.list') });
    await expect(await within(uploads).findByText(normalizeSpaces(t('uploads.failed')))).toBeVisible();
    await steps.userEvent.click(within(uploads).getByRole('button', { name: t('uploads.retry') }));
    await waitFor(() => expect(steps.canvas.queryByRole('list', { name: t('uploads.list') })).toBeNull());
    await waitFor(() => expect(steps.canvas.getByRole('list', { name: libraryText(steps)('list') }).children).toHaveLength(pictureLibrary.length + 2));
  },
});

/** Upload that the server rejects. Checks that its reason is shown, in the person's language, and that it is not sent again. */
export const Rejected = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [http.post('/api/pictures', ({ request }) => HttpResponse.json({ message: 'x', errors: { file: validationText('pictureDamaged', languageOf(request.headers.get('accept-language'))) } }, { status: 422 }))] },
  async play(steps) {
    await steps.canvas.findByRole('list', { name: libraryText(steps)('list') });
    await chooseFiles(steps, photo());
    await expect(await steps.canvas.findByRole('alert')).toHaveTextContent(normalizeSpaces(validationText('pictureDamaged', languageOf(steps.globals['locale']))));
    await expect(steps.canvas.queryByRole('button', { name: pictureText(steps)('uploads.retry') })).toBeNull();
  },
});

/** New picture described, then deleted. */
export const Describing = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: pictureHandlers([wordlessPicture]) },
  async play(steps) {
    const t = libraryText(steps);
    const words = pictureText(steps);
    const name = t('unnamed');
    await steps.userEvent.click(await steps.canvas.findByRole('button', { name: t('editOf', { name }) }));
    const dialog = await openDialog();
    await steps.userEvent.type(dialog.getByRole('textbox', { name: new RegExp(words('details.fr')) }), 'Le feu');
    await steps.userEvent.type(dialog.getByRole('textbox', { name: new RegExp(words('details.en')) }), 'The fire');
    await steps.userEvent.click(dialog.getByRole('button', { name: words('details.save') }));
    await expect(await steps.canvas.findByText(normalizeSpaces(t('saved')))).toBeVisible();
    const described = languageOf(steps.globals['locale']) === 'fr' ? 'Le feu' : 'The fire';
    await steps.userEvent.click(await steps.canvas.findByRole('button', { name: t('remove.openOf', { name: described }) }));
    await steps.userEvent.click((await openDialog()).getByRole('button', { name: t('remove.open') }));
    await expect(await steps.canvas.findByText(t('deleted'))).toBeVisible();
    const heading = await steps.canvas.findByRole('heading', { level: 1 });
    await waitFor(() => expect(heading).toHaveFocus());
  },
});

/** 320 px. Checks that the page does not scroll sideways. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  async play(steps) {
    await steps.canvas.findByRole('list', { name: libraryText(steps)('list') });
    await picturesLoaded(steps.canvasElement);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
