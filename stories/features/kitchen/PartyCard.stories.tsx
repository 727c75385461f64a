import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { PartyCard } from '../../../src/features/kitchen/PartyCard';
import { asked, endless, saturday, sunday } from '../../fixtures/preparation';
import { normalizeSpaces } from '../../fixtures/translate';
import { listed, texts } from './steps';

const meta = preview.meta({ component: PartyCard, decorators: [listed], parameters: { route: 'admin/preparation' }, args: { party: saturday, sheet: '?from=2027-06-12&to=2027-06-12' } });

/** Party with its host, time, place, menu and complete notes, and links to its sheet and its request. */
export const Default = meta.story({
  async play({ canvas, globals }) {
    const t = texts({ globals });
    await expect(canvas.getByRole('heading', { level: 3, name: 'Julie Tremblay' })).toBeVisible();
    await expect(canvas.getByText(/Allergie aux noix.*Gluten.*prise électrique/s)).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('party.sheetNamed', { name: 'Julie Tremblay' }) })).toHaveAttribute('href', expect.stringContaining('from=2027-06-12'));
    await expect(canvas.getByRole('link', { name: t('party.openNamed', { name: 'Julie Tremblay' }) })).toHaveAttribute('href', `/${String(globals['locale'])}/admin/requests/${saturday.id}`);
  },
});

/** Unconfirmed party, with tableware to bring back. */
export const Requested = meta.story({
  args: { party: asked },
  play: async ({ canvas, globals }) => expect(canvas.getByText(normalizeSpaces(texts({ globals })('pack.tableware', { count: 12 })))).toBeVisible(),
});

/** Pizza party: toppings without weights, and the distance still unknown. */
export const Pizza = meta.story({
  args: { party: sunday },
  play: async ({ canvas, globals }) => expect(canvas.getByText(globals['locale'] === 'fr' ? /Champignons, Saucisse, Épinards/ : /Mushrooms, Sausage, Spinach/)).toBeVisible(),
});

/** Event of a member, titled, on its own sheet. Checks that the title is the heading and that no link to the sheet is shown. */
export const Titled = meta.story({
  args: { party: { ...saturday, title: 'Les cinquante ans de Julie', kind: 'event', notes: '' }, sheet: null },
  async play({ canvas, globals }) {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Les cinquante ans de Julie' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByText(normalizeSpaces(texts({ globals })('party.noNotes')))).toBeVisible();
  },
});

export const LongText = meta.story({ args: { party: endless } });

export const Narrow = meta.story({
  args: { party: endless },
  tags: ['no-screenshot', '!dev'],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320),
});
