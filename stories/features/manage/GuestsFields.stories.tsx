import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { GuestsFields } from '../../../src/features/manage/GuestsFields';
import { pending } from '../../fixtures/handlers';
import { managed } from '../../fixtures/managed';
import { plainSpaces } from '../../fixtures/spoken';
import { inForm } from './inForm';
import { roomy, TOKEN, words } from './steps';

const meta = preview.meta({ component: GuestsFields, decorators: [roomy], args: { token: TOKEN, managed: managed('fr') } });

/** Nothing has changed, and nothing is asked. */
export const Default = meta.story({ tags: ['no-picture'], decorators: [inForm()], play: async ({ canvas }) => expect(canvas.getByRole('status')).toBeEmptyDOMElement() });

/** Being counted at the server. */
export const Loading = meta.story({
  tags: ['no-picture'],
  decorators: [inForm({ adults: 50 })],
  beforeEach: ({ msw }) => msw.use(pending('/api/manage/guests')),
  play: async (steps) => expect(await steps.canvas.findByText(plainSpaces(words(steps)('guests.counting')))).toBeVisible(),
});
