import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { PageTexts } from '../../../src/features/editing/PageTexts';
import type { FoundText, TextKind } from '../../../src/features/editing/pageTexts';
import { normalizeSpaces } from '../../fixtures/translate';
import { inDialog, textOf } from './steps';

const text = (kind: TextKind, tag: string, content: string): FoundText => ({ kind, words: content, text: { tag, namespace: tag.split('.')[0] ?? '', rich: false, builtIn: { fr: content, en: content } } });

const found = [
  text('head', 'shell.pages.about', 'À propos'),
  text('head', 'description.about', 'Une personne, un fumoir, du bois d’érable : l’histoire de Boucane, à St-Liboire.'),
  text('button', 'shell.openMenu', 'Ouvrir le menu'),
  text('button', 'about.book', 'Réserver une date'),
  text('link', 'shell.pages.contact', 'Contact'),
  text('other', 'shell.footer.copyright', '© {{year}} {{name}}, St-Liboire'),
  text('other', 'media.region', 'Photos et films du fumoir'),
];

const meta = preview.meta({ component: PageTexts, args: { found, onEdit: fn(), onClose: fn() } });

/** Texts grouped by position on the page. Checks that the whole row opens the editor. */
export const Default = meta.story({
  tags: ['layout'],
  async play(steps) {
    const t = textOf(steps);
    const sheet = await inDialog();
    await waitFor(() => expect(sheet.getByRole('heading', { name: t('page.title') })).toBeVisible());
    const buttons = within(sheet.getByRole('region', { name: t('page.button') }));
    await expect(buttons.getAllByRole('button')).toHaveLength(2);
    await steps.userEvent.click(buttons.getByRole('button', { name: /Réserver une date/ }));
    await expect(steps.args.onEdit).toHaveBeenCalledWith(expect.objectContaining({ kind: 'button', words: 'Réserver une date' }));
    await expect(sheet.getByRole('link', { name: t('page.all') })).toHaveAttribute('href', expect.stringMatching(/admin\/texts$/));
    await steps.userEvent.click(sheet.getByRole('button', { name: t('close') }));
    await expect(steps.args.onClose).toHaveBeenCalledTimes(1);
  },
});

const BOOKING = text('link', 'shell.pages.booking', 'Réserver');

/** Two identical texts. Checks that each says so and shows its tag. */
export const Alike = meta.story({
  tags: ['no-screenshot', '!dev'],
  args: { found: [text('link', 'shell.book', 'Réserver'), BOOKING, text('link', 'shell.pages.contact', 'Contact')] },
  async play(steps) {
    const sheet = await inDialog();
    const notice = normalizeSpaces(textOf(steps)('page.alike'));
    const rows = await sheet.findAllByRole('button', { name: /Réserver/ });
    await expect(rows).toHaveLength(2);
    for (const row of rows) await expect(normalizeSpaces(row.textContent)).toContain(notice);
    await expect(normalizeSpaces(sheet.getByRole('button', { name: /Contact/ }).textContent)).not.toContain(notice);
    await steps.userEvent.click(sheet.getByRole('button', { name: /shell\.pages\.booking/ }));
    await expect(steps.args.onEdit).toHaveBeenCalledWith(BOOKING);
  },
});

export const Empty = meta.story({
  tags: ['no-screenshot'],
  args: { found: [] },
  async play(steps) {
    const sheet = await inDialog();
    await waitFor(() => expect(sheet.getByText(normalizeSpaces(textOf(steps)('page.none')))).toBeVisible());
    await expect(sheet.queryByRole('list')).toBeNull();
  },
});
