import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { TextFilters } from '../../../src/features/editing/TextFilters';
import { NOWHERE, TEXT_PAGES } from '../../../src/features/editing/textSections';
import { normalizeSpaces } from '../../fixtures/translate';
import { onPaper, textOf } from './steps';

const meta = preview.meta({ component: TextFilters, args: { search: '', page: '', pages: [...TEXT_PAGES.slice(0, 2), NOWHERE], onlyMissing: false, onSearch: fn(), onPage: fn(), onMissing: fn() }, decorators: [onPaper], tags: ['no-screenshot'] });

/** Filters. Checks that the pages are listed by name in the order of the site. */
export const Default = meta.story({
  async play(steps) {
    const t = textOf(steps);
    await steps.userEvent.type(steps.canvas.getByRole('searchbox', { name: t('list.search') }), 'f');
    await expect(steps.args.onSearch).toHaveBeenCalledWith('f');
    await steps.userEvent.selectOptions(steps.canvas.getByRole('combobox', { name: t('list.place') }), 'home');
    await expect(steps.args.onPage).toHaveBeenCalledWith('home');
    await expect(steps.canvas.getAllByRole('option').map((each) => normalizeSpaces(each.textContent))).toEqual([t('list.allPlaces'), t('places.home'), t('places.yourEventPage'), t('places.nowhere')].map(normalizeSpaces));
    await steps.userEvent.click(steps.canvas.getByRole('checkbox', { name: normalizeSpaces(t('list.onlyMissing')) }));
    await expect(steps.args.onMissing).toHaveBeenCalledWith(true);
  },
});
