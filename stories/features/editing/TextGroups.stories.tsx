import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { editsOf, groupsOf } from '../../../src/features/editing/groups';
import { rowsOf } from '../../../src/features/editing/rows';
import { TextGroups } from '../../../src/features/editing/TextGroups';
import { entries, texts } from '../../fixtures/contentEntries';
import { languageOf, normalizeSpaces } from '../../fixtures/translate';
import { onPaper, textOf } from './steps';

const grouped = (all = texts) => groupsOf(rowsOf(all, entries), editsOf(entries), editsOf(entries));

const meta = preview.meta({ component: TextGroups, args: { groups: grouped(), openPages: false, openPlaces: false, onEdit: fn(), onVersions: fn() }, parameters: { route: 'admin/texts' }, decorators: [onPaper] });

/** Pages, the most edited first. Checks that a page expands into its sections and a section into its texts. */
export const Default = meta.story({
  tags: ['layout'],
  async play(steps) {
    const t = textOf(steps);
    const names = steps.canvas.getAllByRole('heading', { level: 2 }).map((each) => normalizeSpaces(each.textContent));
    for (const [index, page] of (['home', 'about', 'nowhere', 'pizzas'] as const).entries()) await expect(names[index]).toMatch(new RegExp(`^${normalizeSpaces(t(`places.${page}`))}`));
    await expect(steps.canvas.queryByRole('listitem')).toBeNull();
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: new RegExp(`^${t('places.home')}`) }));
    const story = await steps.canvas.findByRole('button', { name: new RegExp(`^${t('parts.story')}`) });
    await expect(steps.canvas.queryByRole('listitem')).toBeNull();
    await steps.userEvent.click(story);
    await waitFor(() => expect(steps.canvas.getAllByRole('heading', { level: 4 }).map((each) => each.textContent)).toEqual(['home.about.title']));
    await expect(steps.canvas.getByRole('link', { name: `${t('list.see')} home.about.title` })).toHaveAttribute('href', `/${languageOf(steps.globals['locale'])}?text=home.about.title`);
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: `${t('list.edit')} home.about.title` }));
    await expect(steps.args.onEdit).toHaveBeenCalledWith(expect.objectContaining({ text: expect.objectContaining({ tag: 'home.about.title' }) as unknown }));
  },
});

/** Expanded groups. Checks that they are kept in the URL, so that going back restores them, and that a short list is expanded. */
export const Opened = meta.story({
  args: { openPages: true, openPlaces: true },
  parameters: { route: 'admin/texts?folds=page:pizzas' },
  async play(steps) {
    await expect(steps.canvas.getAllByRole('heading', { level: 4 }).map((each) => each.textContent)).toEqual(['home.about.title', 'home.lead', 'about.fire.second', 'winter.notice']);
    await expect(steps.canvas.getByRole('button', { name: new RegExp(`^${textOf(steps)('places.pizzas')}`) })).toHaveAttribute('aria-expanded', 'false');
  },
});

const HEAD = { tag: 'description.pizzas', namespace: 'description', rich: false, builtIn: { fr: 'Pizza au feu de bois.', en: 'Wood-fired pizza.' } };

/** Text that no page can show. Checks that the reason is shown in place of a link. */
export const NotOnThePage = meta.story({
  args: { groups: grouped([HEAD]).filter(({ page }) => page.id === 'pizzas'), openPages: true, openPlaces: true },
  async play(steps) {
    const t = textOf(steps);
    await expect(steps.canvas.getByText(normalizeSpaces(t('hidden.head')))).toBeVisible();
    await expect(steps.canvas.queryByRole('link')).toBeNull();
  },
});

/** List of 1,000 texts. Checks that no text is rendered before its section is expanded. */
export const Many = meta.story({
  tags: ['no-screenshot', '!dev'],
  args: { groups: grouped(Array.from({ length: 1000 }, (_, number) => ({ tag: `home.line${number}`, namespace: 'home', rich: false, builtIn: { fr: `Ligne ${number}`, en: `Line ${number}` } }))) },
  async play(steps) {
    await expect(steps.canvas.queryByRole('listitem')).toBeNull();
    await expect(steps.canvasElement.querySelectorAll('*').length).toBeLessThan(200);
  },
});

/** Long section collapsed while scrolled to its middle. Checks that the section stays in the viewport. */
export const ClosedFromWithin = meta.story({
  tags: ['no-screenshot', '!dev'],
  args: { groups: grouped(Array.from({ length: 60 }, (_, number) => ({ tag: `home.line${number}`, namespace: 'home', rich: false, builtIn: { fr: `Ligne ${number}`, en: `Line ${number}` } }))) },
  parameters: { route: 'admin/texts?folds=page:home' },
  async play(steps) {
    const place = await steps.canvas.findByRole('button', { name: new RegExp(`^${textOf(steps)('parts.top')}`) });
    steps.canvas.getByRole('heading', { level: 4, name: 'home.line50' }).scrollIntoView();
    await steps.userEvent.click(place);
    await waitFor(() => expect(place).toHaveAttribute('aria-expanded', 'false'));
    await expect(place.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(place.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
});

/** Width of 320 px. Checks that the page does not overflow horizontally. */
export const Narrow = meta.story({
  tags: ['no-screenshot'],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: { openPages: true, openPlaces: true },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320),
});
