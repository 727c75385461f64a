import { http, HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { ADMIN_RESOURCES } from '../../../src/contract/adminResources';
import { formatCount } from '../../../src/contract/kitchenFormats';
import { MANIFESTS } from '../../../src/features/admin/manifests';
import { ResourceList } from '../../../src/features/admin/ResourceList';
import { failing, pending } from '../../fixtures/handlers';
import { listServer, rowsOf } from '../../fixtures/listServer';
import { languageOf, normalizeSpaces } from '../../fixtures/translate';
import { ownerSession } from '../../fixtures/user';
import { address, addressed, choose, list, longEvent, manyEvents, clickButton, shown } from './listSteps';
import { withPadding } from '../../fixtures/frames';

const meta = preview.meta({
  component: ResourceList,
  decorators: [addressed, withPadding],
  parameters: { route: 'admin/events', session: ownerSession },
  args: { manifest: MANIFESTS.event },
  beforeEach: ({ msw }) => msw.use(...listServer()),
});

const events = rowsOf('event');

/** List of events. Checks that each is a link and that the count and the main action are shown. */
export const Default = meta.story({
  async play(steps) {
    const t = list(steps);
    await shown(steps, events.length);
    const language = languageOf(steps.globals['locale']);
    const [first] = events;
    await expect(steps.canvas.getByRole('link', { name: MANIFESTS.event.nameOf(first ?? { id: '' }, language) })).toHaveAttribute('href', `/${language}/admin/events/${first?.id}`);
    await expect(steps.canvas.getByRole('link', { name: t('addNamed', { one: MANIFESTS.event.texts.one[language] }) })).toHaveAttribute('href', `/${language}/admin/events/new`);
    await expect(steps.canvas.getByText(normalizeSpaces(t('count', { count: events.length, figure: events.length })), { selector: 'p' })).toBeVisible();
  },
});

/** Sorted list. Checks that the column header shows the sort order and that the URL keeps the order. */
export const Sorted = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    const t = list(steps);
    await shown(steps, events.length);
    const heading = steps.canvas.getByRole('columnheader', { name: new RegExp(`^${t('name')}`) });
    await steps.userEvent.click(heading);
    await waitFor(() => expect(address(steps)).toHaveTextContent('?sort=name'));
    await waitFor(() => expect(heading).toHaveAttribute('aria-sort', 'ascending'));
    await waitFor(() => expect(steps.canvas.getByText((content) => normalizeSpaces(content) === normalizeSpaces(t('sorted', { count: t('count', { count: events.length, figure: events.length }), column: t('name'), order: t('asc') })))).toBeInTheDocument());
    await steps.userEvent.click(heading);
    await waitFor(() => expect(address(steps)).toHaveTextContent('sort=name&order=desc'));
  },
});

/** Searched list. Checks that the search covers both languages, ignores accents and is kept in the URL. */
export const Searched = meta.story({
  tags: ['no-screenshot', '!dev'],
  beforeEach: ({ msw }) => msw.use(...listServer({ event: manyEvents(40) })),
  async play(steps) {
    await shown(steps, 25);
    await steps.userEvent.type(steps.canvas.getByRole('searchbox'), 'fete 39');
    await shown(steps, 1);
    await expect(address(steps)).toHaveTextContent(/\?q=fete\+39$/);
  },
});

/** Keyboard navigation. Checks that the arrow keys move between cells and that the name cell's link takes the focus. */
export const Keyboard = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    await shown(steps, events.length);
    const [first, second] = events.map((row) => MANIFESTS.event.nameOf(row, languageOf(steps.globals['locale'])));
    steps.canvas.getByRole('link', { name: first ?? '' }).focus();
    await steps.userEvent.click(steps.canvas.getByRole('link', { name: first ?? '' }).closest('[role=gridcell]') ?? document.body);
    await steps.userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(steps.canvas.getByRole('link', { name: second ?? '' })).toHaveFocus());
  },
});

/** Bulk hide. Checks that the selected rows are hidden together and that the undo shortcut shows them again. */
export const Unpublished = meta.story({
  tags: ['no-screenshot', '!dev'],
  beforeEach: ({ msw }) => msw.use(...listServer({ event: manyEvents(2) })),
  async play(steps) {
    const t = list(steps);
    await shown(steps, 2);
    await choose(steps, 0);
    await choose(steps, 1);
    await clickButton(steps, t('selection.unpublish'));
    await waitFor(() => expect(steps.canvas.getByText(normalizeSpaces(t('done.unpublished', { count: 2 })))).toBeVisible());
    await expect(steps.canvas.queryByText(MANIFESTS.event.columns.at(-1)?.text(manyEvents(1)[0] ?? { id: '' }, languageOf(steps.globals['locale'])) ?? '', { selector: '.MuiChip-label' })).toBeNull();
    await steps.userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(steps.canvas.getByText(normalizeSpaces(t('done.undone')))).toBeVisible());
  },
});

/** Deletion without confirmation. Checks that the undo button restores the rows. */
export const Deleted = meta.story({
  beforeEach: ({ msw }) => msw.use(...listServer({ event: manyEvents(3) })),
  async play(steps) {
    const t = list(steps);
    await shown(steps, 3);
    await choose(steps, 1);
    await clickButton(steps, t('selection.remove'));
    await shown(steps, 2);
    await clickButton(steps, t('done.undo'));
    await shown(steps, 3);
  },
});

/** Bulk deletion with one failure of two. Checks that the reason is shown. */
export const Rejected = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...listServer({ event: manyEvents(2) }));
    msw.use(http.delete('/api/event/event-0', () => HttpResponse.json({ message: 'Quelqu’un d’autre a changé ceci entre-temps.' }, { status: 412 })));
  },
  async play(steps) {
    const t = list(steps);
    await shown(steps, 2);
    await choose(steps, 0);
    await choose(steps, 1);
    await clickButton(steps, t('selection.remove'));
    await expect(await steps.canvas.findByText(normalizeSpaces(t('refused.title', { count: 1 })))).toBeVisible();
    await expect(steps.canvas.getByText(/Quelqu’un d’autre/)).toBeVisible();
    await shown(steps, 1);
  },
});

/** Selected rows with the available bulk actions. */
export const Chosen = meta.story({
  beforeEach: ({ msw }) => msw.use(...listServer({ event: manyEvents(5) })),
  async play(steps) {
    await shown(steps, 5);
    await choose(steps, 0);
    await choose(steps, 2);
    await expect(steps.canvas.getByRole('region', { name: list(steps)('selection.label') })).toBeVisible();
  },
});

/** Hidden column. Checks that the choice is kept. */
export const FewerColumns = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    await shown(steps, events.length);
    const before = steps.canvas.getAllByRole('columnheader').length;
    await clickButton(steps, list(steps)('columns'));
    const [item] = await within(document.body).findAllByRole('menuitemcheckbox');
    if (item) await steps.userEvent.click(item);
    await waitFor(() => expect(item).toHaveAttribute('aria-checked', 'false'));
    await steps.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(steps.canvas.getAllByRole('columnheader')).toHaveLength(before - 1));
    await expect(localStorage.getItem('adminColumns')).toContain('"event"');
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending('/api/event')),
  play: async (steps) => expect(steps.canvas.getByRole('status', { name: list(steps)('loading') })).toBeVisible(),
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...listServer({ event: [] })),
  play: async (steps) => expect(await steps.canvas.findByRole('heading', { level: 2, name: list(steps)('empty.title') })).toBeVisible(),
});

export const NothingFound = meta.story({
  parameters: { route: 'admin/events?q=homard&showing=private' },
  async play(steps) {
    const t = list(steps);
    await expect(await steps.canvas.findByRole('heading', { level: 2, name: t('empty.noneTitle') })).toBeVisible();
    await steps.userEvent.click(steps.canvas.getByRole('link', { name: t('empty.clear') }));
    await shown(steps, events.length);
    await expect(steps.canvas.getByRole('searchbox')).toHaveValue('');
  },
});

/** List failed to load, with a retry button. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing('/api/event', 400)),
  play: async (steps) => expect(await steps.canvas.findByRole('alert')).toHaveTextContent(normalizeSpaces(list(steps)('failed.title'))),
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(failing('/api/event', 403)),
  play: async (steps) => expect(await steps.canvas.findByRole('alert')).toHaveTextContent(normalizeSpaces(list(steps)('failed.forbidden'))),
});

export const LongText = meta.story({
  tags: ['layout'],
  beforeEach: ({ msw }) => msw.use(...listServer({ event: [longEvent, ...manyEvents(2)] })),
  async play(steps) {
    await expect(await steps.canvas.findByText(list(steps)('missing.en'), { selector: '.MuiChip-label' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** List of ten thousand records. Checks that one page is rendered and that the DOM stays small. */
export const TenThousand = meta.story({
  parameters: { route: 'admin/events?page=400' },
  beforeEach: ({ msw }) => msw.use(...listServer({ event: manyEvents(10_000) })),
  async play(steps) {
    await shown(steps, 25);
    const figure = (count: number) => formatCount(count, languageOf(steps.globals['locale']));
    await expect(steps.canvas.getByText(normalizeSpaces(list(steps)('pages.range', { from: figure(9976), to: figure(10_000), total: figure(10_000) })))).toBeVisible();
    await expect(document.querySelectorAll('*').length).toBeLessThanOrEqual(3000);
  },
});

/** Page number beyond the end, as in an old link. Checks that the last page is shown. */
export const BeyondTheEnd = meta.story({
  tags: ['no-screenshot', '!dev'],
  parameters: { route: 'admin/events?page=77' },
  beforeEach: ({ msw }) => msw.use(...listServer({ event: manyEvents(30) })),
  async play(steps) {
    await shown(steps, 5);
    await expect(address(steps)).toHaveTextContent('?page=2');
  },
});

/** Account list. Checks that the owner's own account cannot be selected, because its deletion could not be undone. */
export const Users = meta.story({
  parameters: { route: 'admin/users' },
  args: { manifest: MANIFESTS.user },
  async play(steps) {
    await shown(steps, 3);
    await expect(steps.canvas.getAllByRole('checkbox').filter((box) => box.hasAttribute('disabled'))).toHaveLength(1);
  },
});

export const Trainings = meta.story({
  parameters: { route: 'admin/trainings' },
  args: { manifest: MANIFESTS.training },
  async play(steps) {
    await shown(steps, rowsOf('training').length);
    await steps.userEvent.click(steps.canvas.getByRole('link', { name: list(steps)('order.open') }));
    await expect(await steps.canvas.findByRole('list', { name: list(steps)('order.label') })).toBeVisible();
  },
});

/** Mobile: records as cards. Checks that the selection count is visible and that nothing overflows horizontally. */
export const Phone = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  async play(steps) {
    const t = list(steps);
    const cards = await steps.canvas.findByRole('list', { name: ADMIN_RESOURCES.event.label[languageOf(steps.globals['locale'])] });
    await expect(cards.children).toHaveLength(events.length);
    await steps.userEvent.click(steps.canvas.getByRole('checkbox', { name: t('selection.all') }));
    await expect(steps.canvas.getByText(normalizeSpaces(t('selection.count', { count: events.length })))).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
