import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { PicturePickerDialog } from '../../../src/components/pictures/PicturePickerDialog';
import { pictureTexts } from '../../../src/components/pictures/pictureTexts';
import { guidance } from '../../docs/guidance';
import { pictureLibrary } from '../../fixtures/pictures';
import type { PlayContext } from '../../fixtures/playContext';
import { languageOf, translator } from '../../fixtures/translate';

const meta = preview.meta({
  component: PicturePickerDialog,
  parameters: { docs: { description: { component: guidance('pictures/PicturePickerDialog') } } },
  args: { pictures: pictureLibrary, failed: false, onRetry: fn(), onChoose: fn(), onClose: fn() },
});

const texts = ({ globals }: Pick<PlayContext, 'globals'>) => translator(pictureTexts, globals['locale']);
const dialogOf = async () => within(await screen.findByRole('dialog'));

/** Library in a grid. Checks that one press chooses a picture. */
export const Default = meta.story({
  tags: ['layout'],
  async play(steps) {
    const dialog = await dialogOf();
    for (const image of screen.getByRole('dialog').querySelectorAll('img')) await image.decode();
    await steps.userEvent.click(dialog.getByRole('button', { name: pictureLibrary[1]?.alt[languageOf(steps.globals['locale'])] ?? '' }));
    await expect(steps.args.onChoose).toHaveBeenCalledWith(pictureLibrary[1]);
  },
});

/** Search by a word of either language, then one without results. */
export const NothingFound = meta.story({
  tags: ['no-screenshot'],
  async play(steps) {
    const t = texts(steps);
    const dialog = await dialogOf();
    await steps.userEvent.type(dialog.getByRole('searchbox', { name: t('picker.search') }), 'DUSK brunante');
    await waitFor(() => expect(within(dialog.getByRole('list')).getAllByRole('listitem')).toHaveLength(1));
    await steps.userEvent.type(dialog.getByRole('searchbox', { name: t('picker.search') }), ' rien');
    await expect(await dialog.findByText(t('picker.nothing'))).toBeVisible();
  },
});

export const Empty = meta.story({ args: { pictures: [] }, play: async (steps) => expect((await dialogOf()).getByRole('heading', { name: texts(steps)('picker.emptyTitle') })).toBeInTheDocument() });

export const Loading = meta.story({ tags: ['no-screenshot'], args: { pictures: undefined }, play: async (steps) => expect((await dialogOf()).getByRole('progressbar', { name: texts(steps)('picker.loading') })).toBeInTheDocument() });

export const Failed = meta.story({
  tags: ['no-screenshot'],
  args: { pictures: undefined, failed: true },
  async play(steps) {
    await steps.userEvent.click((await dialogOf()).getByRole('button', { name: texts(steps)('picker.retry') }));
    await expect(steps.args.onRetry).toHaveBeenCalledOnce();
  },
});
