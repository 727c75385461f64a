import Box from '@mui/material/Box';
import { expect, fn, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { EVENT_TYPES } from '../../../src/contract/eventType';
import { Options } from '../../../src/features/booking/Options';
import type { PlayContext } from '../../fixtures/playContext';
import { languageOf, normalizeSpaces } from '../../fixtures/translate';
import { menu } from './menu';
import { booking, inBookingForm } from './steps';

const EMPTY = { meats: [], sides: [], tools: [] };
const short = { meats: menu.meats.slice(0, 2), sides: menu.sides.slice(0, 2), tools: menu.tools.slice(0, 2) };

const meta = preview.meta({
  component: Options,
  args: { eventType: 'smokehouse-popup', guests: 12, catalogue: { ...short, loading: false } },
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 620, p: 6 }}>
        <Story />
      </Box>
    ),
    inBookingForm,
  ],
});

const GROUPS = ['meats', 'sides', 'tools', 'toppings'] as const;

/** Expects exactly the given lists to be offered. */
async function offers({ canvas, globals }: Pick<PlayContext, 'canvas' | 'globals'>, lists: readonly (typeof GROUPS)[number][]) {
  const t = booking({ globals });
  for (const list of GROUPS) {
    if (lists.includes(list)) await expect(canvas.getByRole('group', { name: t(`options.${list}`) })).toBeVisible();
    else await expect(canvas.queryByRole('group', { name: t(`options.${list}`) })).toBeNull();
  }
}

/** Smokehouse event: meats and sides. */
export const SmokehouseEvent = meta.story({
  play: (steps) => offers(steps, ['meats', 'sides']),
});

/** Smokehouse training: meats, sides and tools. Checks that the tools are free of charge. */
export const SmokehouseTraining = meta.story({
  args: { eventType: 'smokehouse-training' },
  async play(steps) {
    await offers(steps, ['meats', 'sides', 'tools']);
    const t = booking(steps);
    await expect(within(steps.canvas.getByRole('group', { name: t('options.tools') })).getByText(normalizeSpaces(t('options.toolsHint')))).toBeVisible();
  },
});

/** Pizza event: toppings, and an explanation of the price. */
export const PizzaPopup = meta.story({
  args: { eventType: 'pizza-popup' },
  async play(steps) {
    await offers(steps, ['toppings']);
    await expect(steps.canvas.getByText(normalizeSpaces(booking(steps)('options.toppingsHint')))).toBeVisible();
  },
});

export const PizzaTraining = meta.story({
  tags: ['no-screenshot', '!dev'],
  args: { eventType: 'pizza-training' },
  play: (steps) => offers(steps, ['toppings']),
});

/** No event type selected. Checks that each of the four types is one click away. */
export const NoType = meta.story({
  args: { eventType: '', onType: fn() },
  async play(steps) {
    const { canvas, args, userEvent } = steps;
    await expect(canvas.getByText(normalizeSpaces(booking(steps)('types.hint')))).toBeVisible();
    await offers(steps, []);
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(EVENT_TYPES['pizza-training'][languageOf(steps.globals['locale'])]) }));
    await expect(args.onType).toHaveBeenCalledWith('pizza-training');
  },
});

export const Loading = meta.story({
  args: { catalogue: { ...EMPTY, loading: true } },
  async play(steps) {
    await expect(steps.canvas.getByRole('progressbar', { name: booking(steps)('options.loading') })).toBeVisible();
    await offers(steps, []);
  },
});

/** Empty lists, also after a failed request. Checks that no alert is shown and that the request can be sent. */
export const Empty = meta.story({
  args: { eventType: 'smokehouse-training', catalogue: { ...EMPTY, loading: false } },
  async play(steps) {
    await offers(steps, ['meats', 'sides', 'tools']);
    await expect(steps.canvas.getAllByText(booking(steps)('options.empty'))).toHaveLength(3);
    await expect(steps.canvas.queryByRole('checkbox')).toBeNull();
    await expect(steps.canvas.queryByRole('alert')).toBeNull();
  },
});
