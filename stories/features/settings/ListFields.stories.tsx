import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { DEFAULT_LISTS } from '../../../src/contract/choiceLists';
import { ListFields } from '../../../src/features/settings/ListFields';
import { listsTexts } from '../../../src/features/settings/listsTexts';
import { emptyChoice, valuesOf } from '../../../src/features/settings/values';
import { expectNoOverflow } from '../../fixtures/layoutAssertions';
import { otherBusiness } from '../../fixtures/otherBusiness';
import type { PlayContext } from '../../fixtures/playContext';
import { languageOf, translator } from '../../fixtures/translate';
import { inPart, save } from './steps';

const meta = preview.meta({ component: ListFields, decorators: [inPart('lists')], parameters: { route: 'admin/settings/lists' } });

const textsOf = ({ globals }: PlayContext) => translator(listsTexts, globals['locale']);
const section = (list: 'eventTypes' | 'toppings', steps: PlayContext) => within(steps.canvas.getByRole('region', { name: textsOf(steps)(`groups.${list}.title`) }));
const nameOf = (list: 'eventTypes' | 'toppings', at: number, { globals }: PlayContext) => DEFAULT_LISTS[list][at]?.name[languageOf(globals['locale'])] ?? '';

/** Starting lists. Checks that an entry can be moved, hidden and added with the focus following, and that only a new entry can be removed. */
export const Default = meta.story({
  async play(steps) {
    const t = textsOf(steps);
    const { userEvent } = steps;
    const toppings = section('toppings', steps);
    const first = nameOf('toppings', 0, steps);
    await userEvent.click(toppings.getByRole('button', { name: t('rows.down', { name: first }) }));
    await waitFor(() => expect(toppings.getByRole('button', { name: t('rows.down', { name: first }) })).toHaveFocus());
    const third = toppings.getByRole('checkbox', { name: new RegExp(`^${t('fields.toppings.hidden.label')} \\(3\\)`) });
    await userEvent.click(third);
    await expect(third).toBeChecked();
    await expect(toppings.queryByRole('button', { name: t('rows.remove', { name: first }) })).toBeNull();
    const types = section('eventTypes', steps);
    await userEvent.click(types.getByRole('button', { name: t('add.eventTypes') }));
    await waitFor(() => expect(types.getByRole('textbox', { name: new RegExp(`^${t('fields.eventTypes.name.fr.label')} \\(5\\)`) })).toHaveFocus());
    await userEvent.keyboard('Camp de pizza');
    await expect(types.getByRole('combobox', { name: new RegExp(`^${t('fields.eventTypes.base.label')}`) })).toHaveValue('pizza-popup');
    await userEvent.click(await types.findByRole('button', { name: t('rows.remove', { name: 'Camp de pizza' }) }));
    await waitFor(() => expect(types.getAllByRole('listitem')).toHaveLength(4));
    await expect(types.getByRole('button', { name: t('add.eventTypes') })).toHaveFocus();
  },
});

/** New entries without names, and a list of which everything is hidden. Checks the errors at the fields and at the list. */
export const Invalid = meta.story({
  parameters: {
    changes: {
      ...valuesOf('lists', DEFAULT_LISTS, DEFAULT_LISTS),
      eventTypes: [...DEFAULT_LISTS.eventTypes.map((choice) => ({ ...choice, id: choice.key, base: '' })), emptyChoice('eventTypes')],
      toppings: DEFAULT_LISTS.toppings.map((choice) => ({ ...choice, id: choice.key, base: '', hidden: true })),
    },
  },
  async play(steps) {
    const t = textsOf(steps);
    await save(steps);
    await expect(within(await steps.canvas.findByRole('alert')).getAllByRole('link')).toHaveLength(3);
    for (const language of ['fr', 'en'] as const) await expect(section('eventTypes', steps).getByRole('textbox', { name: new RegExp(`^${t(`fields.eventTypes.name.${language}.label`)} \\(5\\)`) })).toBeInvalid();
    await expect(section('toppings', steps).getByRole('button', { name: t('add.toppings') })).toHaveAccessibleDescription(/\S/);
  },
});

/** Lists of an owner with entries of their own and hidden ones. */
export const OwnEntries = meta.story({
  tags: ['no-screenshot'],
  parameters: { changes: valuesOf('lists', otherBusiness.lists, otherBusiness.lists) },
  play: async (steps) => expect(section('toppings', steps).getByDisplayValue(otherBusiness.lists.toppings[0]?.name.fr ?? '')).toBeVisible(),
});

export const Narrow = meta.story({
  tags: ['no-screenshot', '!dev'],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas }) => expectNoOverflow(canvas.getAllByRole('listitem')),
});
