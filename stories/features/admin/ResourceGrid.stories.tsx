import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { MANIFESTS } from '../../../src/features/admin/manifests';
import { ResourceGrid } from '../../../src/features/admin/ResourceGrid';
import { expectFocusRing, pressKey } from '../../fixtures/keyboard';
import { languageOf } from '../../fixtures/translate';
import { rowsOf } from '../../fixtures/listServer';
import { list } from './listSteps';
import { withPadding } from '../../fixtures/frames';

const manifest = MANIFESTS.side;
const rows = rowsOf('side');

const meta = preview.meta({
  component: ResourceGrid,
  decorators: [withPadding],
  args: { manifest, records: rows, columns: manifest.columns, sort: 'name', order: 'desc' as const, loading: false, selected: [], untouchable: null, onSelect: fn(), onSort: fn() },
});

/** Grid in the server's order. Checks that a column header changes the order and that a checkbox selects a row. */
export const Default = meta.story({
  async play(steps) {
    const language = languageOf(steps.globals['locale']);
    await expect(await steps.canvas.findByRole('columnheader', { name: new RegExp(`^${list(steps)('name')}`) })).toHaveAttribute('aria-sort', 'descending');
    await steps.userEvent.click(steps.canvas.getByRole('columnheader', { name: manifest.columns[0]?.label[language] ?? '' }));
    await expect(steps.args.onSort).toHaveBeenLastCalledWith(manifest.columns[0]?.sort, 'asc');
    const box = steps.canvas.getAllByRole('checkbox')[1];
    if (box) await steps.userEvent.click(box);
    await expect(steps.args.onSelect).toHaveBeenLastCalledWith([rows[0]?.id]);
  },
});

/** More rows than the viewport shows. Checks that all rows are rendered eventually, those in view first. */
export const Many = meta.story({
  tags: ['no-screenshot', '!dev'],
  args: { records: Array.from({ length: 25 }, (_, number) => ({ ...rows[0], id: `side-${number}` })) },
  play: async (steps) => waitFor(() => expect(steps.canvas.getAllByRole('row')).toHaveLength(26)),
});

/** Keyboard navigation. Checks that the arrows move between cells and that a single focus ring is shown. */
export const Keyboard = meta.story({
  async play(steps) {
    const [first] = await steps.canvas.findAllByRole('link');
    first?.closest<HTMLElement>('[role=gridcell]')?.focus();
    await steps.userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(steps.canvas.getAllByRole('link')[1]).toHaveFocus());
  },
});

/** Next page loading: the rows of the previous page stay visible. */
export const Loading = meta.story({
  tags: ['no-screenshot'],
  args: { loading: true },
  play: async (steps) => expect(steps.canvas.getAllByRole('row').length).toBeGreaterThan(1),
});

/** Keyboard sorting. Checks that Enter on a column header changes the order and keeps the focus. */
export const SortedByKeyboard = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    const heading = await steps.canvas.findByRole('columnheader', { name: manifest.columns[0]?.label[languageOf(steps.globals['locale'])] ?? '' });
    await pressKey(steps, heading);
    await expect(steps.args.onSort).toHaveBeenLastCalledWith(manifest.columns[0]?.sort, 'asc');
    await expect(heading).toHaveFocus();
    await expectFocusRing();
  },
});
