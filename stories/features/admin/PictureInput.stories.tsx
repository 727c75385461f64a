import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { picturePath } from '../../../src/contract/pictures';
import { formTexts } from '../../../src/features/admin/formTexts';
import { MANIFESTS } from '../../../src/features/admin/manifests';
import { PictureInput } from '../../../src/features/admin/PictureInput';
import { failing } from '../../fixtures/handlers';
import { pictureHandlers, pictureLibrary, storedPicture } from '../../fixtures/pictures';
import type { PlayContext } from '../../fixtures/playContext';
import { languageOf, normalizeSpaces, translator } from '../../fixtures/translate';
import { ownerSession } from '../../fixtures/user';
import { chooseFiles, openDialog, photo, picturesLoaded, pictureText } from '../pictures/steps';
import { inForm, onSubmit } from './steps';

const manifest = MANIFESTS.meat;
const meta = preview.meta({ component: PictureInput, parameters: { session: ownerSession, handlers: pictureHandlers() }, args: { name: 'imageUrl' } });
const texts = ({ globals }: Pick<PlayContext, 'globals'>) => translator(formTexts, globals['locale']);
const submitted = async ({ canvas, userEvent }: PlayContext) => {
  onSubmit.mockClear();
  await userEvent.click(canvas.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  return onSubmit.mock.lastCall?.[0]['imageUrl'];
};

const named = { name_fr: 'Poitrine', name_en: 'Brisket' };
const alt = (steps: PlayContext) => storedPicture().alt[languageOf(steps.globals['locale'])];

/** Uploaded picture with its words. */
export const Default = meta.story({
  decorators: [inForm({ manifest, values: { imageUrl: picturePath(storedPicture().id) } })],
  async play(steps) {
    await expect(await steps.canvas.findByRole('img', { name: alt(steps) })).toBeVisible();
    await waitFor(() => expect(steps.canvas.getByRole('button', { name: texts(steps)('picture.edit') })).toBeEnabled());
    await picturesLoaded(steps.canvasElement);
  },
});

export const Empty = meta.story({ decorators: [inForm({ manifest })], play: (steps) => expect(steps.canvas.getByRole('button', { name: pictureText(steps)('choose') })).toBeVisible() });

/** Address of a picture that was not uploaded. */
export const Address = meta.story({ tags: ['no-screenshot'], decorators: [inForm({ manifest, values: { imageUrl: '/picture.svg' } })], play: (steps) => expect(steps.canvas.getByRole('textbox')).toHaveValue('/picture.svg') });

/** Photo of this device: sent, described, and only then used by the record. */
export const Uploading = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: pictureHandlers() },
  decorators: [inForm({ manifest, values: named })],
  async play(steps) {
    const [t, words] = [texts(steps), pictureText(steps)];
    await chooseFiles(steps, photo());
    const dialog = await openDialog();
    await steps.userEvent.click(dialog.getByRole('button', { name: words('details.later') }));
    await expect(await steps.canvas.findByText(normalizeSpaces(t('picture.waiting')))).toBeVisible();
    await expect(await submitted(steps)).toBe('');
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: t('picture.describe') }));
    const again = await openDialog();
    await steps.userEvent.type(again.getByRole('textbox', { name: new RegExp(words('details.fr')) }), 'Le feu');
    await steps.userEvent.type(again.getByRole('textbox', { name: new RegExp(words('details.en')) }), 'The fire');
    onSubmit.mockClear();
    await steps.userEvent.click(again.getByRole('button', { name: words('details.save') }));
    await expect(await steps.canvas.findByRole('img', { name: languageOf(steps.globals['locale']) === 'fr' ? 'Le feu' : 'The fire' })).toBeVisible();
    // Saving the words does not send the form around them.
    await expect(onSubmit).not.toHaveBeenCalled();
    await expect(await submitted(steps)).toMatch(/^\/pictures\/[\da-f-]{36}$/);
  },
});

/** Picture chosen from the library, then removed. */
export const FromLibrary = meta.story({
  tags: ['no-screenshot'],
  decorators: [inForm({ manifest, values: named })],
  async play(steps) {
    const t = texts(steps);
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: t('picture.library') }));
    await steps.userEvent.click(await (await openDialog()).findByRole('button', { name: alt(steps) }));
    await expect(await steps.canvas.findByRole('img', { name: alt(steps) })).toBeVisible();
    await expect(await submitted(steps)).toBe(picturePath(storedPicture().id));
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: t('picture.remove') }));
    await expect(await submitted(steps)).toBe('');
  },
});

/** Connection lost while sending. Checks that the photo is kept and can be sent again. */
export const Failed = meta.story({
  parameters: { handlers: [http.post('/api/pictures', () => HttpResponse.error()), ...pictureHandlers()] },
  decorators: [inForm({ manifest })],
  async play(steps) {
    await chooseFiles(steps, photo());
    await expect(await steps.canvas.findByRole('button', { name: pictureText(steps)('uploads.retry') })).toBeVisible();
  },
});

/** Picture that was deleted. Checks that the record says so. */
export const NotFound = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [failing('/api/pictures/:id', 404), ...pictureHandlers(pictureLibrary)] },
  decorators: [inForm({ manifest, values: { imageUrl: picturePath('00000000-0000-4000-8000-000000000000') } })],
  play: async (steps) => expect(await steps.canvas.findByText(normalizeSpaces(texts(steps)('picture.gone')))).toBeVisible(),
});

/** 320 px. Checks that nothing overflows. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  decorators: [inForm({ manifest, narrow: true, values: { imageUrl: picturePath(storedPicture().id) } })],
  async play(steps) {
    await steps.canvas.findByRole('img', { name: alt(steps) });
    await picturesLoaded(steps.canvasElement);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
