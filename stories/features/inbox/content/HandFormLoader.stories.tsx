import { http, HttpResponse } from 'msw';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { HandFormLoader } from '../../../../src/features/inbox/content/HandFormLoader';
import { withWidth } from '../../../fixtures/frames';
import { failing, pending } from '../../../fixtures/handlers';
import { confirmedRequest } from '../../../fixtures/inbox';
import { requestHandlers } from '../../../fixtures/inboxHandlers';
import { languageOf, normalizeSpaces } from '../../../fixtures/translate';
import { ownerSession } from '../../../fixtures/user';
import { ARRIVES } from '../../booking/steps';
import { inbox } from '../steps';
import { content, SLOTS } from './steps';

const meta = preview.meta({
  component: HandFormLoader,
  decorators: [withWidth(1360)],
  args: { ...SLOTS, renderPrice: () => null, again: null as string | null, customer: null as string | null, onEntered: fn() },
  parameters: { route: 'admin/requests/new', session: ownerSession },
});

const nameField = 'hostName' as const;

/** Empty form. */
export const Default = meta.story({
  tags: ['no-screenshot'],
  play: async (steps) => expect(await steps.canvas.findByRole('textbox', { name: new RegExp(`^${content(steps)(`fields.${nameField}.label`)}`) })).toHaveValue(''),
});

/** Earlier request again. Checks that its date is left out, that its menu is chosen, and that a dish that is gone is named. */
export const Again = meta.story({
  args: { again: 'r4' },
  parameters: { handlers: [http.get('/api/meat', () => HttpResponse.json([])), ...requestHandlers(confirmedRequest)] },
  async play(steps) {
    const t = content(steps);
    const { request, reference } = confirmedRequest(languageOf(steps.globals['locale']));
    await expect(await steps.canvas.findByText(normalizeSpaces(t('new.again', { reference, name: 'Julie Tremblay' })), {}, ARRIVES)).toBeVisible();
    const names = request.selections.meats.map(({ name }) => name).join(', ');
    await expect(await steps.canvas.findByText(normalizeSpaces(t('new.gone', { names })), {}, ARRIVES)).toBeVisible();
    await expect(steps.canvas.getByRole('textbox', { name: new RegExp(`^${t('fields.hostName.label')}`) })).toHaveValue('Julie Tremblay');
    await expect(steps.canvas.getByLabelText(new RegExp(t('fields.eventType.label')))).toHaveValue('smokehouse-training');
  },
});

/** Customer's card. Checks that only the contact details are filled in. */
export const Customer = meta.story({
  tags: ['no-screenshot'],
  args: { customer: 'c1' },
  parameters: { handlers: [http.get('/api/customers/:id', () => HttpResponse.json({ id: 'c1', version: 1, name: 'Marc Roy', email: '', telephone: '450 555-0123', language: 'en', notes: '', requests: 2, lastEvent: null, events: [] }))] },
  async play(steps) {
    const t = content(steps);
    await expect(await steps.canvas.findByRole('textbox', { name: new RegExp(`^${t('fields.hostName.label')}`) }, ARRIVES)).toHaveValue('Marc Roy');
    await expect(steps.canvas.getByRole('textbox', { name: new RegExp(`^${t('fields.telephone.label')}`) })).toHaveValue('450 555-0123');
    await expect(steps.canvas.getByLabelText(new RegExp(t('fields.language.label')))).toHaveValue('en');
  },
});

export const Loading = meta.story({
  tags: ['no-screenshot'],
  args: { again: 'r4' },
  parameters: { handlers: [pending('/api/booking/:id')] },
  play: async (steps) => expect(await steps.canvas.findByRole('status', { name: normalizeSpaces(inbox(steps)('loading')) })).toBeVisible(),
});

export const Failed = meta.story({
  tags: ['no-screenshot'],
  args: { again: 'r4' },
  parameters: { handlers: [failing('/api/booking/:id', 400)] },
  play: async (steps) => expect(await steps.canvas.findByRole('alert', {}, ARRIVES)).toHaveTextContent(normalizeSpaces(content(steps)('new.source'))),
});

/** Card that was merged or deleted. */
export const CardFailed = meta.story({
  tags: ['no-screenshot'],
  args: { customer: 'c9' },
  parameters: { handlers: [failing('/api/customers/:id', 400)] },
  play: async (steps) => expect(await steps.canvas.findByRole('alert', {}, ARRIVES)).toHaveTextContent(normalizeSpaces(content(steps)('new.card'))),
});
