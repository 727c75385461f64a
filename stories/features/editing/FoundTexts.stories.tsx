import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { FoundTexts } from '../../../src/features/editing/FoundTexts';
import { contentHandlers, entries, texts } from '../../fixtures/contentEntries';
import { normalizeSpaces } from '../../fixtures/translate';
import { inDialog, onPaper, textOf } from './steps';

const meta = preview.meta({ component: FoundTexts, args: { texts, entries }, parameters: { route: 'admin/texts', handlers: contentHandlers }, decorators: [onPaper] });

/** All texts, with every section collapsed. */
export const Default = meta.story({
  tags: ['no-screenshot'],
  async play({ canvas }) {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(4);
    await expect(canvas.queryByRole('heading', { level: 4 })).toBeNull();
  },
});

/**
 * Search. Checks that accents are ignored, that both languages are searched, that a short list of results is expanded, and that the page filter
 * narrows the results.
 */
export const Searched = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    const t = textOf(steps);
    await steps.userEvent.type(steps.canvas.getByRole('searchbox', { name: t('list.search') }), 'fevrier');
    await waitFor(() => expect(steps.canvas.getAllByRole('heading', { level: 4 }).map((each) => each.textContent)).toEqual(['winter.notice']));
    await steps.userEvent.selectOptions(steps.canvas.getByRole('combobox', { name: t('list.place') }), 'home');
    await expect(await steps.canvas.findByText(normalizeSpaces(t('list.emptyTitle')))).toBeVisible();
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: t('list.clear') }));
    await waitFor(() => expect(steps.canvas.getAllByRole('heading', { level: 2 })).toHaveLength(4));
  },
});

/** Filter for texts with a missing translation. */
export const OnlyMissing = meta.story({
  parameters: { route: 'admin/texts?missing=1' },
  async play(steps) {
    await expect(steps.canvas.getByRole('checkbox', { name: normalizeSpaces(textOf(steps)('list.onlyMissing')) })).toBeChecked();
    await expect(steps.canvas.getAllByRole('heading', { level: 4 }).map((each) => each.textContent)).toEqual(['about.fire.second']);
  },
});

/** URL with a search that has no results. Checks that a message and a link to all texts are shown. */
export const Empty = meta.story({
  parameters: { route: 'admin/texts?q=introuvable' },
  async play(steps) {
    const t = textOf(steps);
    await expect(await steps.canvas.findByText(normalizeSpaces(t('list.emptyTitle')))).toBeVisible();
    await expect(steps.canvas.getByRole('searchbox', { name: t('list.search') })).toHaveValue('introuvable');
    await expect(steps.canvas.getByRole('button', { name: t('list.clear') })).toBeVisible();
  },
});

export const Editing = meta.story({
  tags: ['no-screenshot', '!dev'],
  parameters: { route: 'admin/texts?q=home.about.title' },
  async play(steps) {
    await steps.userEvent.click(await steps.canvas.findByRole('button', { name: `${textOf(steps)('list.edit')} home.about.title` }));
    await expect(await (await inDialog()).findByRole('textbox', { name: textOf(steps)('fields.fr.label') })).toHaveValue('L’histoire du fumoir');
  },
});
