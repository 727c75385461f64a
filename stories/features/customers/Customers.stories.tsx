import { http } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { listPagesTexts } from '../../../src/components/listPagesTexts';
import { Customers } from '../../../src/features/customers/Customers';
import { customersPage, lineOf, regularCustomer } from '../../fixtures/customers';
import { withWidth } from '../../fixtures/frames';
import { failing, pending } from '../../fixtures/handlers';
import { normalizeSpaces, translator } from '../../fixtures/translate';
import { ownerSession } from '../../fixtures/user';
import { ARRIVES } from '../booking/steps';
import { expectNoSideScroll, NARROW, texts, withNavigationState } from './steps';

const PATH = '/api/customers';
const NONE = http.get(PATH, () => customersPage([]));

const meta = preview.meta({ title: 'features/customers/Customers', component: Customers, decorators: [withWidth(1360)], parameters: { environmentControls: ['server'], route: 'admin/customers', session: ownerSession } });

/** Cards in alphabetical order. */
export const Default = meta.story({
  tags: ['layout'],
  async play(steps) {
    const t = texts(steps);
    const list = within(await steps.canvas.findByRole('list', { name: t('list') }, ARRIVES));
    await expect(list.getAllByRole('listitem')).toHaveLength(4);
    await expect(await steps.canvas.findByText(t('found', { count: 4 }))).toBeVisible();
  },
});

/** Search by telephone number. Checks that the list shows only the cards found. */
export const Searched = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    const t = texts(steps);
    await steps.userEvent.type(steps.canvas.getByRole('searchbox', { name: t('search') }), '514 555');
    await waitFor(() => expect(steps.canvas.getByText(t('found', { count: 1 }))).toBeVisible(), ARRIVES);
  },
});

/** More cards than fit on one page. */
export const Many = meta.story({
  parameters: {
    handlers: [
      http.get(PATH, ({ request }) => {
        const offset = Number(new URL(request.url).searchParams.get('offset'));
        return customersPage(Array.from({ length: 25 }, (_, index) => ({ ...lineOf(regularCustomer('fr')), id: `many-${offset + index}`, name: `Julie ${offset + index}` })), 10_000);
      }),
    ],
  },
  async play(steps) {
    const t = texts(steps);
    const ofPages = translator(listPagesTexts, steps.globals['locale']);
    const pages = within(await steps.canvas.findByRole('navigation', { name: ofPages('pages') }, ARRIVES));
    await steps.userEvent.click(pages.getByRole('link', { name: ofPages('page', { page: 400 }) }));
    await waitFor(() => expect(steps.canvas.getByRole('list', { name: t('list') })).toHaveTextContent('Julie 9975'), ARRIVES);
  },
});

/** List after a card was deleted. */
export const CardRemoved = meta.story({
  tags: ['no-screenshot'],
  decorators: [withNavigationState({ removed: 'J. Tremblay' })],
  async play(steps) {
    await expect(await steps.canvas.findByText(normalizeSpaces(texts(steps)('done.removed', { name: 'J. Tremblay' })), {}, ARRIVES)).toBeVisible();
  },
});

export const Loading = meta.story({ parameters: { handlers: [pending(PATH)] }, play: async (steps) => expect(await steps.canvas.findByRole('status', { name: normalizeSpaces(texts(steps)('loading')) })).toBeVisible() });

/** Empty book. */
export const Empty = meta.story({ parameters: { handlers: [NONE] }, play: async (steps) => expect(await steps.canvas.findByRole('heading', { name: normalizeSpaces(texts(steps)('empty.title')) }, ARRIVES)).toBeVisible() });

export const NothingFound = meta.story({
  tags: ['no-screenshot'],
  parameters: { route: 'admin/customers?q=zzz', handlers: [NONE] },
  async play(steps) {
    await expect(await steps.canvas.findByText(/zzz/, {}, ARRIVES)).toBeVisible();
    await expect(steps.canvas.getByRole('link', { name: texts(steps)('empty.clear') })).toBeVisible();
  },
});

export const Failed = meta.story({ parameters: { handlers: [failing(PATH, 400)] }, play: async (steps) => expect(await steps.canvas.findByRole('alert', {}, ARRIVES)).toHaveTextContent(normalizeSpaces(texts(steps)('failed.list'))) });

export const Narrow = meta.story({
  ...NARROW,
  async play(steps) {
    await expect(await steps.canvas.findByRole('list', { name: texts(steps)('list') }, ARRIVES)).toBeVisible();
    await expectNoSideScroll();
  },
});
