import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { TextList } from '../../../src/features/editing/TextList';
import { contentHandlers, texts } from '../../fixtures/contentEntries';
import { failing, pending } from '../../fixtures/handlers';
import { plainSpaces } from '../../fixtures/spoken';
import { inDialog, onSheet, wordsOf } from './steps';

const meta = preview.meta({ component: TextList, args: { texts }, parameters: { route: 'admin/texts', answers: contentHandlers }, decorators: [onSheet] });

/** What lacks a language comes first. */
export const Default = meta.story({
  async play(steps) {
    const titles = (await steps.canvas.findAllByRole('heading', { level: 2 })).map((each) => each.textContent);
    await expect(titles).toEqual(['about.fire.second', 'home.lead', 'home.about.title', 'pizzas.price', 'winter.notice']);
    await expect(steps.canvas.getByText(new RegExp(wordsOf(steps)('list.missingCount', { count: 1, figure: '1' })))).toBeVisible();
  },
});

/** Words are found without their accents, in either language; the page narrows it further. */
export const Searched = meta.story({
  tags: ['no-picture', '!dev'],
  async play(steps) {
    const t = wordsOf(steps);
    await steps.userEvent.type(await steps.canvas.findByRole('searchbox', { name: t('list.search') }), 'fevrier');
    await waitFor(() => expect(steps.canvas.getAllByRole('heading', { level: 2 })).toHaveLength(1));
    await steps.userEvent.selectOptions(steps.canvas.getByRole('combobox', { name: t('list.place') }), 'home');
    await expect(await steps.canvas.findByText(plainSpaces(t('list.emptyTitle')))).toBeVisible();
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: t('list.clear') }));
    await waitFor(() => expect(steps.canvas.getAllByRole('heading', { level: 2 })).toHaveLength(5));
  },
});

/** An address whose search finds nothing says so, with the way back to everything. */
export const Empty = meta.story({
  parameters: { route: 'admin/texts?q=introuvable' },
  async play(steps) {
    const t = wordsOf(steps);
    await expect(await steps.canvas.findByText(plainSpaces(t('list.emptyTitle')))).toBeVisible();
    await expect(steps.canvas.getByRole('searchbox', { name: t('list.search') })).toHaveValue('introuvable');
    await expect(steps.canvas.getByRole('button', { name: t('list.clear') })).toBeVisible();
  },
});

/** Hundreds are shown by and by. */
export const Many = meta.story({
  tags: ['no-picture', '!dev'],
  args: { texts: Array.from({ length: 50 }, (_, number) => ({ tag: `home.line.${number}`, namespace: 'home', rich: false, builtIn: { fr: `Ligne ${number}`, en: `Line ${number}` } })) },
  async play(steps) {
    const count = async (many: number) => waitFor(() => expect(steps.canvas.getAllByRole('heading', { level: 2 })).toHaveLength(many));
    await steps.canvas.findAllByRole('listitem');
    await count(20);
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: wordsOf(steps)('list.more') }));
    await count(40);
  },
});

export const Editing = meta.story({
  tags: ['no-picture', '!dev'],
  async play(steps) {
    await steps.userEvent.click(await steps.canvas.findByRole('button', { name: `${wordsOf(steps)('list.edit')} home.about.title` }));
    await expect(await (await inDialog()).findByRole('textbox', { name: wordsOf(steps)('fields.fr.label') })).toHaveValue('L’histoire du fumoir');
  },
});

export const Loading = meta.story({
  tags: ['no-picture'],
  parameters: { answers: [pending('/api/content')] },
  async play(steps) {
    await expect(steps.canvas.getByRole('status', { name: plainSpaces(wordsOf(steps)('list.loading')) })).toBeVisible();
  },
});

export const Failed = meta.story({
  tags: ['no-picture'],
  parameters: { answers: [failing('/api/content', 403)] },
  async play(steps) {
    await expect(await steps.canvas.findByText(plainSpaces(wordsOf(steps)('list.failedTitle')))).toBeVisible();
  },
});
