import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { rowsOf } from '../../../src/features/editing/rows';
import { TextCard } from '../../../src/features/editing/TextCard';
import { entries, texts } from '../../fixtures/contentEntries';
import { normalizeSpaces } from '../../fixtures/translate';
import { onPaper, textOf } from './steps';

const rowOf = (tag: string) => {
  const found = rowsOf(texts, entries).find(({ text }) => text.tag === tag);
  if (!found) throw new Error(`No row is called ${tag}`);
  return found;
};

const meta = preview.meta({
  component: TextCard,
  args: { row: rowOf('home.about.title'), onEdit: fn(), onVersions: fn() },
  decorators: [(Story) => <ul style={{ padding: 0 }}><Story /></ul>, onPaper],
  tags: ['no-screenshot'],
});

/** Text overridden in both languages. */
export const Default = meta.story({
  async play(steps) {
    const t = textOf(steps);
    await expect(steps.canvas.getByText('L’histoire du fumoir')).toBeVisible();
    await expect(steps.canvas.getByText(t('list.changed'))).toBeVisible();
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: `${t('list.edit')} home.about.title` }));
    await expect(steps.args.onEdit).toHaveBeenCalledTimes(1);
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: `${t('versions.open')} home.about.title` }));
    await expect(steps.args.onVersions).toHaveBeenCalledTimes(1);
  },
});

/** Text overridden in French only. Checks that the English override is marked as missing. */
export const MissingEnglish = meta.story({
  args: { row: rowOf('about.fire.second') },
  async play(steps) {
    const t = textOf(steps);
    await expect(steps.canvas.getByText(normalizeSpaces(t('list.missing', { language: t('fields.en.label') })))).toBeVisible();
    await expect(steps.canvas.getByText('quatorze heures').tagName).toBe('STRONG');
  },
});

/** Text shown on a page. Checks that a link leads there. */
export const OnAPage = meta.story({
  args: { shownAt: '/fr?text=home.about.title' },
  async play(steps) {
    await expect(steps.canvas.getByRole('link', { name: `${textOf(steps)('list.see')} home.about.title` })).toHaveAttribute('href', '/fr?text=home.about.title');
  },
});

export const LongText = meta.story({ args: { row: { ...rowOf('pizzas.price'), words: { fr: 'Anticonstitutionnellement '.repeat(40), en: 'A very long sentence '.repeat(40) } } } });
