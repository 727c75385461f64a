import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { Manage } from '../../../src/features/manage/Manage';
import { failing, pending, unreachable } from '../../fixtures/handlers';
import { pressKey } from '../../fixtures/keys';
import { plainSpaces } from '../../fixtures/spoken';
import { ARRIVES } from '../booking/steps';
import { DIETS, sheet, TOKEN, words } from './steps';

const meta = preview.meta({ title: 'features/manage/Manage', component: Manage, parameters: { route: `demande/${TOKEN}` }, args: { token: TOKEN, diets: DIETS } });

/** Looked at, and a wish sent: what came of it stands there, and the sheet is closed. */
export const Default = meta.story({
  tags: ['no-picture'],
  async play(steps) {
    const t = words(steps);
    await expect(await steps.canvas.findByRole('heading', { level: 1, name: t('state.requested') }, ARRIVES)).toBeVisible();
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: t('acts.withdraw') }));
    await steps.userEvent.click(await (await sheet()).findByRole('button', { name: t('cancel.submit') }));
    await expect(await steps.canvas.findByRole('heading', { level: 1, name: t('state.cancelled') })).toBeVisible();
    await expect(steps.canvas.getByText(plainSpaces(t('done.withdraw')))).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(steps.canvas.queryByRole('button', { name: t('acts.changeGuests') })).toBeNull();
  },
});

export const Loading = meta.story({
  parameters: { answers: [pending('/api/manage')] },
  play: async (steps) => expect(await steps.canvas.findByRole('status', { name: plainSpaces(words(steps)('loading')) })).toBeVisible(),
});

/** Whatever is wrong with a link, it says the same, kindly. */
export const Unknown = meta.story({
  parameters: { answers: [failing('/api/manage', 404, 'Ce lien n’ouvre aucune demande.')] },
  play: async (steps) => expect(await steps.canvas.findByRole('heading', { level: 1, name: words(steps)('unknown.title') })).toBeVisible(),
});

export const Failed = meta.story({
  parameters: { answers: [unreachable('/api/manage')] },
  play: async (steps) => expect(await steps.canvas.findByRole('button', { name: words(steps)('failed.retry') })).toBeVisible(),
});

/** Somebody changed it meanwhile: nothing is done, and what stands is read anew. */
export const Conflict = meta.story({
  tags: ['no-picture'],
  parameters: { answers: [failing('/api/manage/cancel', 412)] },
  async play(steps) {
    const t = words(steps);
    await steps.userEvent.click(await steps.canvas.findByRole('button', { name: t('acts.withdraw') }, ARRIVES));
    await steps.userEvent.click(await (await sheet()).findByRole('button', { name: t('cancel.submit') }));
    await expect(await steps.canvas.findByText(plainSpaces(t('problem.changed')))).toBeVisible();
  },
});

/** What is called off has nothing left to press: by keyboard, reading goes on from how it stands now. */
export const Keyboard = meta.story({
  tags: ['no-picture', '!dev'],
  async play(steps) {
    const t = words(steps);
    await pressKey(steps, await steps.canvas.findByRole('button', { name: t('acts.withdraw') }, ARRIVES));
    await pressKey(steps, await (await sheet()).findByRole('button', { name: t('cancel.submit') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(steps.canvas.getByRole('heading', { level: 1, name: t('state.cancelled') })).toHaveFocus());
  },
});
