import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { formatMoney } from '../../../src/contract/formats';
import { MenuFields } from '../../../src/features/requests/MenuFields';
import { languageOf, normalizeSpaces } from '../../fixtures/translate';
import { nameOnMenu } from '../booking/menu';
import { catalogue, inRequestForm, requests, TRAINING } from './steps';

const only = (ids: readonly string[]) => ({ ...catalogue, meats: catalogue.meats.filter(({ id }) => ids.includes(id)), sides: catalogue.sides.filter(({ id }) => ids.includes(id)) });

const meta = preview.meta({ component: MenuFields, decorators: [inRequestForm], args: { catalogue: only(['brisket', 'ribs', 'coleslaw', 'grilled-corn']) } });

/** Meats and sides of an event. Selecting a variation also selects its side. */
export const Default = meta.story({
  tags: ['layout'],
  async play(steps) {
    const t = requests(steps);
    const language = languageOf(steps.globals['locale']);
    await expect(steps.canvas.queryByRole('group', { name: t('menu.tools') })).toBeNull();
    const side = steps.canvas.getByRole('checkbox', { name: nameOnMenu('coleslaw', language) });
    await expect(side).toBeChecked();
    await steps.userEvent.click(side);
    await expect(side).not.toBeChecked();
    await steps.userEvent.click(steps.canvas.getByRole('checkbox', { name: nameOnMenu('coleslaw-2', language).split(', ')[1] ?? '' }));
    await expect(side).toBeChecked();
  },
});

/** Training: tools and themes with their surcharges, and no sides. */
export const Training = meta.story({
  parameters: { values: TRAINING },
  async play(steps) {
    const t = requests(steps);
    const language = languageOf(steps.globals['locale']);
    await expect(steps.canvas.queryByRole('group', { name: t('menu.sides') })).toBeNull();
    await expect(steps.canvas.getAllByText(normalizeSpaces(t('menu.adds', { total: formatMoney(1500, language) })))).toHaveLength(catalogue.contentFocus.length);
    await expect(steps.canvas.getAllByText(normalizeSpaces(t('menu.adds', { total: formatMoney(1000, language) })))).toHaveLength(catalogue.tools.length);
  },
});

export const Loading = meta.story({
  tags: ['no-screenshot'],
  args: { catalogue: { ...catalogue, loading: true } },
  play: async (steps) => expect(steps.canvas.getByRole('progressbar')).toBeVisible(),
});

/** Empty menu: the request can still be sent. */
export const Empty = meta.story({
  args: { catalogue: { meats: [], sides: [], tools: [], contentFocus: [], loading: false } },
  play: async (steps) => expect(steps.canvas.getAllByText(normalizeSpaces(requests(steps)('menu.empty')))).toHaveLength(2),
});
