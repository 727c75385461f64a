import Box from '@mui/material/Box';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { DEFAULT_LISTS, type ChoiceListName } from '../../../src/contract/choiceLists';
import { ChoiceRow } from '../../../src/features/settings/ChoiceRow';
import { listsTexts } from '../../../src/features/settings/listsTexts';
import { emptyChoice } from '../../../src/features/settings/values';
import { languageOf, translator } from '../../fixtures/translate';
import { inPart } from './steps';

const meta = preview.meta({
  component: ChoiceRow,
  tags: ['no-screenshot'],
  args: { list: 'pizzas' as ChoiceListName, name: 'pizzas.0', index: 0, count: 9, onMove: fn<(by: -1 | 1) => void>(), onRemove: fn<() => void>() },
  decorators: [
    (Story) => (
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        <Story />
      </Box>
    ),
    inPart('lists'),
  ],
  parameters: { route: 'admin/settings/lists' },
});

/** First pizza of the starting list. Checks that it can only be moved down. */
export const Default = meta.story({
  async play({ canvas, args, globals, userEvent }) {
    const t = translator(listsTexts, globals['locale']);
    const name = DEFAULT_LISTS.pizzas[0]?.name[languageOf(globals['locale'])] ?? '';
    await expect(canvas.getAllByRole('textbox')).toHaveLength(4);
    await expect(canvas.getByRole('button', { name: t('rows.up', { name }) })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: t('rows.down', { name }) }));
    await expect(args.onMove).toHaveBeenCalledWith(1);
  },
});

/** Event type that is not saved yet. Checks that it can be removed, and that it asks which type it behaves like. */
export const NewEventType = meta.story({
  args: { list: 'eventTypes' as ChoiceListName, name: 'eventTypes.0', count: 1 },
  parameters: { changes: { eventTypes: [emptyChoice('eventTypes')] } },
  async play({ canvas, args, globals, userEvent }) {
    const t = translator(listsTexts, globals['locale']);
    await expect(canvas.getByRole('combobox')).toHaveValue('pizza-popup');
    await userEvent.click(canvas.getByRole('button', { name: t('rows.remove', { name: t('rows.unnamed') }) }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
});
