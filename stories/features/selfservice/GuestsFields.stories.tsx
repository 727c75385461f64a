import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { GuestsFields } from '../../../src/features/selfservice/GuestsFields';
import { pending, unreachable } from '../../fixtures/handlers';
import { managed, manageHandlers } from '../../fixtures/managed';
import { normalizeSpaces } from '../../fixtures/translate';
import { inForm } from './inForm';
import { TOKEN, texts } from './steps';
import { withWidth } from '../../fixtures/frames';

const meta = preview.meta({ component: GuestsFields, decorators: [withWidth(760)], args: { token: TOKEN, managed: managed('fr') } });

/** Unchanged number of guests. Checks that no price is requested. */
export const Default = meta.story({ tags: ['no-screenshot'], decorators: [inForm()], play: async ({ canvas }) => expect(canvas.getByRole('status')).toBeEmptyDOMElement() });

/** Price preview loading. */
export const Loading = meta.story({
  tags: ['no-screenshot'],
  decorators: [inForm({ adults: 50 })],
  parameters: { handlers: [pending('/api/manage/guests')] },
  play: async (steps) => expect(await steps.canvas.findByText(normalizeSpaces(texts(steps)('guests.counting')))).toBeVisible(),
});

/** Price preview failed to load: the request is unchanged, and a button retries. */
export const Failed = meta.story({
  decorators: [inForm({ adults: 50 })],
  parameters: { handlers: [unreachable('/api/manage/guests')] },
  play: async (steps) => expect(await steps.canvas.findByText(normalizeSpaces(texts(steps)('problem.unreachable')))).toBeVisible(),
});

export const Retried = meta.story({
  tags: ['no-screenshot', '!dev'],
  decorators: [inForm({ adults: 50 })],
  parameters: { handlers: [unreachable('/api/manage/guests')] },
  async play(steps) {
    const retry = await steps.canvas.findByRole('button', { name: texts(steps)('failed.retry') });
    steps.msw.use(...manageHandlers(managed));
    await steps.userEvent.click(retry);
    await waitFor(() => expect(steps.canvas.getByRole('status')).toHaveTextContent(/\$/));
    await expect(steps.canvas.queryByRole('button', { name: texts(steps)('failed.retry') })).toBeNull();
  },
});
