import { expect, fn, screen, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { PictureDetailsDialog, type PictureDetailsDialogProps } from '../../../src/components/pictures/PictureDetailsDialog';
import { pictureTexts } from '../../../src/components/pictures/pictureTexts';
import { validationText } from '../../../src/contract/validation';
import { guidance } from '../../docs/guidance';
import { pictureRecord, wordlessPicture } from '../../fixtures/pictures';
import type { PlayContext } from '../../fixtures/playContext';
import { languageOf, normalizeSpaces, translator } from '../../fixtures/translate';

const meta = preview.meta({
  component: PictureDetailsDialog,
  parameters: { docs: { description: { component: guidance('pictures/PictureDetailsDialog') } } },
  args: { picture: pictureRecord({ inGallery: true }), onSave: fn<PictureDetailsDialogProps['onSave']>(() => Promise.resolve(null)), onClose: fn() },
});

const texts = ({ globals }: Pick<PlayContext, 'globals'>) => translator(pictureTexts, globals['locale']);
const dialogOf = async () => within(await screen.findByRole('dialog'));
const loaded = async () => {
  for (const image of screen.getByRole('dialog').querySelectorAll('img')) await image.decode();
};

/** Described picture. */
export const Default = meta.story({
  tags: ['layout'],
  async play(steps) {
    await expect((await dialogOf()).getByRole('textbox', { name: new RegExp(texts(steps)('details.fr')) })).toHaveValue(steps.args.picture.alt.fr);
    await loaded();
  },
});

/** Details changed. Checks that all of them are saved together. */
export const Saving = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    const dialog = await dialogOf();
    await steps.userEvent.click(dialog.getByRole('checkbox'));
    await steps.userEvent.click(dialog.getByRole('button', { name: texts(steps)('details.save') }));
    const { alt, focal } = steps.args.picture;
    await expect(steps.args.onSave).toHaveBeenCalledWith({ alt, focal, inGallery: false });
  },
});

/** Words missing. Checks that the first empty field is focused and that nothing is saved. */
export const WordsMissing = meta.story({
  args: { picture: wordlessPicture },
  async play(steps) {
    const dialog = await dialogOf();
    await loaded();
    const language = languageOf(steps.globals['locale']);
    await steps.userEvent.click(dialog.getByRole('button', { name: texts(steps)('details.save') }));
    await expect(dialog.getByText(normalizeSpaces(validationText('frenchRequired', language)))).toBeVisible();
    await expect(dialog.getByText(normalizeSpaces(validationText('englishRequired', language)))).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: new RegExp(texts(steps)('details.fr')) })).toHaveFocus();
    await expect(steps.args.onSave).not.toHaveBeenCalled();
  },
});

/** Save under way. Checks that the dialog stays open. */
export const Submitting = meta.story({
  tags: ['no-screenshot'],
  args: { onSave: fn<PictureDetailsDialogProps['onSave']>(() => new Promise<null>(() => {})) },
  async play(steps) {
    const dialog = await dialogOf();
    await steps.userEvent.click(dialog.getByRole('button', { name: texts(steps)('details.save') }));
    await expect(await dialog.findByRole('button', { name: new RegExp(texts(steps)('details.saving')) })).toBeDisabled();
    await steps.userEvent.keyboard('{Escape}');
    await expect(steps.args.onClose).not.toHaveBeenCalled();
  },
});

/** Rejected by the server. Checks that the words stay and that the reason is shown. */
export const Failed = meta.story({
  tags: ['no-screenshot'],
  args: { onSave: fn<PictureDetailsDialogProps['onSave']>(() => Promise.resolve('Quelqu’un d’autre a changé ceci entre-temps.')) },
  async play(steps) {
    const dialog = await dialogOf();
    const field = dialog.getByRole('textbox', { name: new RegExp(texts(steps)('details.fr')) });
    await steps.userEvent.type(field, ' ce soir');
    await steps.userEvent.click(dialog.getByRole('button', { name: texts(steps)('details.save') }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Quelqu’un d’autre');
    await expect(field).toHaveValue(`${steps.args.picture.alt.fr} ce soir`);
  },
});
