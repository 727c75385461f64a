import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { TextFilters } from '../../../src/features/editing/TextFilters';
import { onSheet, wordsOf } from './steps';

const meta = preview.meta({ component: TextFilters, args: { search: '', place: '', places: ['pizzas', 'home', 'winter'], onSearch: fn(), onPlace: fn() }, decorators: [onSheet], tags: ['no-picture'] });

/** Pages by their names, in order; one without a name by its own. */
export const Default = meta.story({
  async play(steps) {
    const t = wordsOf(steps);
    await steps.userEvent.type(steps.canvas.getByRole('searchbox', { name: t('list.search') }), 'f');
    await expect(steps.args.onSearch).toHaveBeenCalledWith('f');
    await steps.userEvent.selectOptions(steps.canvas.getByRole('combobox', { name: t('list.place') }), 'home');
    await expect(steps.args.onPlace).toHaveBeenCalledWith('home');
    await expect(steps.canvas.getAllByRole('option').map((each) => each.textContent)).toEqual([t('list.allPlaces'), t('places.home'), t('places.pizzas'), 'winter']);
  },
});
