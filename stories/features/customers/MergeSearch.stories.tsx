import { http } from 'msw';
import { expect, fn, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { MergeSearch } from '../../../src/features/customers/MergeSearch';
import { customerLines, customersPage, duplicateCustomer, regularCustomer } from '../../fixtures/customers';
import { withWidth } from '../../fixtures/frames';
import { failing, pending } from '../../fixtures/handlers';
import type { PlayContext } from '../../fixtures/playContext';
import { normalizeSpaces } from '../../fixtures/translate';
import { ownerSession } from '../../fixtures/user';
import { texts } from './steps';

const PATH = '/api/customers';
const meta = preview.meta({ component: MergeSearch, decorators: [withWidth(640)], args: { without: regularCustomer('fr').id, onChoose: fn() }, parameters: { route: 'admin/customers/e1?act=merge', session: ownerSession } });

const search = (steps: PlayContext, typed: string) => steps.userEvent.type(steps.canvas.getByRole('searchbox'), typed);

/** Nothing typed yet. */
export const Default = meta.story({ tags: ['no-screenshot'], play: async (steps) => expect(steps.canvas.queryByRole('list')).toBeNull() });

/** Found cards. Checks that the kept card is not offered, and that choosing another one calls back. */
export const Found = meta.story({
  async play(steps) {
    await search(steps, 'tremblay');
    const list = within(await steps.canvas.findByRole('list', { name: texts(steps)('merge.results') }));
    await expect(list.getAllByRole('button')).toHaveLength(1);
    await steps.userEvent.click(list.getByRole('button'));
    await expect(steps.args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: duplicateCustomer('fr').id, version: 1 }));
  },
});

export const NothingFound = meta.story({
  tags: ['no-screenshot'],
  async play(steps) {
    await search(steps, 'zzz');
    await expect(await steps.canvas.findByText(normalizeSpaces(texts(steps)('empty.searchSentence', { search: 'zzz' })))).toBeVisible();
  },
});

/** More cards than are listed. */
export const TooMany = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [http.get(PATH, () => customersPage(customerLines('fr'), 80))] },
  async play(steps) {
    await search(steps, 'e');
    await expect(await steps.canvas.findByText(normalizeSpaces(texts(steps)('merge.more')))).toBeVisible();
  },
});

export const Loading = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [pending(PATH)] },
  async play(steps) {
    await search(steps, 'julie');
    await expect(steps.canvas.queryByRole('list')).toBeNull();
  },
});

export const Failed = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [failing(PATH, 400)] },
  async play(steps) {
    await search(steps, 'julie');
    await expect(await steps.canvas.findByRole('alert')).toHaveTextContent(normalizeSpaces(texts(steps)('failed.list')));
  },
});
