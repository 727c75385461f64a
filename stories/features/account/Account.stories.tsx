import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { Account } from '../../../src/features/account/Account';
import { memberTexts } from '../../../src/features/account/memberTexts';
import { profile } from '../../fixtures/account';
import { failing, pending } from '../../fixtures/handlers';
import { translator } from '../../fixtures/translate';
import { clickButton } from './steps';

const PATH = '/api/member/profile';

const meta = preview.meta({ title: 'features/account/Account', component: Account, parameters: { environmentControls: ['server'], route: 'member' } });

export const Default = meta.story({
  async play({ canvas }) {
    await expect(await canvas.findByText(profile.email)).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { handlers: [pending(PATH)] },
  async play({ canvas, globals }) {
    await expect(canvas.getByRole('status', { name: translator(memberTexts, globals['locale'])('account.loading') })).toBeVisible();
  },
});

/** The account failed to load: the message says which data is safe. Checks that a retry loads the account. */
export const Failed = meta.story({
  parameters: { handlers: [failing(PATH, 403)] },
  async play({ canvas, globals }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(translator(memberTexts, globals['locale'])('account.failed'));
  },
});

export const Recovered = meta.story({
  tags: ['no-screenshot', '!dev'],
  parameters: { handlers: [failing(PATH, 403)] },
  async play(steps) {
    await expect(await steps.canvas.findByRole('alert')).toBeVisible();
    steps.msw.use(http.get(PATH, () => HttpResponse.json(profile)));
    await clickButton(memberTexts, steps, 'account.retry');
    await expect(await steps.canvas.findByText(profile.email)).toBeVisible();
  },
});
