import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { CustomerLoader } from '../../../src/features/customers/CustomerLoader';
import { regularCustomer } from '../../fixtures/customers';
import { withWidth } from '../../fixtures/frames';
import { failing, pending } from '../../fixtures/handlers';
import { normalizeSpaces } from '../../fixtures/translate';
import { ownerSession } from '../../fixtures/user';
import { ARRIVES } from '../booking/steps';
import { texts, withNavigationState } from './steps';

const PATH = '/api/customers/:id';
const { id, name } = regularCustomer('fr');
const meta = preview.meta({ component: CustomerLoader, tags: ['no-screenshot'], decorators: [withWidth(1360)], args: { id }, parameters: { environmentControls: ['server'], route: `admin/customers/${id}`, session: ownerSession } });

/** Card of a customer. Checks that the link leads back to the page of the list. */
export const Default = meta.story({
  decorators: [withNavigationState({ list: '?q=julie&page=2' })],
  async play(steps) {
    await expect(await steps.canvas.findByRole('heading', { level: 1, name }, ARRIVES)).toBeVisible();
    await expect(steps.canvas.getByRole('link', { name: texts(steps)('back') })).toHaveAttribute('href', `/${String(steps.globals['locale'])}/admin/customers?q=julie&page=2`);
  },
});

export const Loading = meta.story({ parameters: { handlers: [pending(PATH)] }, play: async (steps) => expect(await steps.canvas.findByRole('status', { name: normalizeSpaces(texts(steps)('loading')) })).toBeVisible() });

export const Failed = meta.story({ parameters: { handlers: [failing(PATH, 400)] }, play: async (steps) => expect(await steps.canvas.findByRole('alert', {}, ARRIVES)).toHaveTextContent(normalizeSpaces(texts(steps)('failed.card'))) });

export const NotFound = meta.story({ parameters: { handlers: [failing(PATH, 404)] }, play: async (steps) => waitFor(() => expect(steps.canvas.getByRole('alert')).toHaveTextContent(normalizeSpaces(texts(steps)('failed.gone'))), ARRIVES) });
