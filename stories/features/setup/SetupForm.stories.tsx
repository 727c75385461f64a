import { http, HttpResponse } from 'msw';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { SetupForm } from '../../../src/features/setup/SetupForm';
import { setupTexts } from '../../../src/features/setup/texts';
import { translator } from '../../fixtures/translate';
import { ownerSession } from '../../fixtures/user';

/** All other states are covered by the page's stories. */
const meta = preview.meta({
  component: SetupForm,
  args: { token: 'a-token', onDone: fn(), onSpent: fn() },
  parameters: { route: 'setup', handlers: [http.post('/api/auth/setup', () => HttpResponse.json(ownerSession, { status: 201 }))] },
});

export const Default = meta.story({
  async play({ canvas, globals }) {
    await expect(canvas.getByRole('button', { name: translator(setupTexts, globals['locale'])('submit') })).toBeEnabled();
  },
});
