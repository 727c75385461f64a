import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { SelfService } from '../../../src/features/selfservice/SelfService';
import { failing, pending, unreachable } from '../../fixtures/handlers';
import { pressKey } from '../../fixtures/keyboard';
import { normalizeSpaces } from '../../fixtures/translate';
import { ARRIVES } from '../booking/steps';
import { DIETS, findDialog, TOKEN, texts } from './steps';

const meta = preview.meta({ title: 'features/selfservice/SelfService', component: SelfService, parameters: { route: `demande/${TOKEN}` }, args: { token: TOKEN, diets: DIETS } });

/** Request page. Checks that a change request closes the sheet and that its result is shown. */
export const Default = meta.story({
  tags: ['no-screenshot'],
  async play(steps) {
    const t = texts(steps);
    await expect(await steps.canvas.findByRole('heading', { level: 1, name: t('state.requested') }, ARRIVES)).toBeVisible();
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: t('acts.withdraw') }));
    await steps.userEvent.click(await (await findDialog()).findByRole('button', { name: t('cancel.submit') }));
    await expect(await steps.canvas.findByRole('heading', { level: 1, name: t('state.cancelled') })).toBeVisible();
    await expect(steps.canvas.getByText(normalizeSpaces(t('done.withdraw')))).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(steps.canvas.queryByRole('button', { name: t('acts.changeGuests') })).toBeNull();
  },
});

export const Loading = meta.story({
  parameters: { handlers: [pending('/api/manage')] },
  play: async (steps) => expect(await steps.canvas.findByRole('status', { name: normalizeSpaces(texts(steps)('loading')) })).toBeVisible(),
});

/** Invalid link. Every cause shows the same friendly message. */
export const Unknown = meta.story({
  parameters: { handlers: [failing('/api/manage', 404, 'Ce lien n’ouvre aucune demande.')] },
  play: async (steps) => expect(await steps.canvas.findByRole('heading', { level: 1, name: texts(steps)('unknown.title') })).toBeVisible(),
});

export const Failed = meta.story({
  parameters: { handlers: [unreachable('/api/manage')] },
  play: async (steps) => expect(await steps.canvas.findByRole('button', { name: texts(steps)('failed.retry') })).toBeVisible(),
});

/** Concurrent edit. Checks that no change is made and that the request is fetched again. */
export const Conflict = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [failing('/api/manage/cancel', 412)] },
  async play(steps) {
    const t = texts(steps);
    await steps.userEvent.click(await steps.canvas.findByRole('button', { name: t('acts.withdraw') }, ARRIVES));
    await steps.userEvent.click(await (await findDialog()).findByRole('button', { name: t('cancel.submit') }));
    await expect(await steps.canvas.findByText(normalizeSpaces(t('problem.changed')))).toBeVisible();
  },
});

/** Keyboard navigation after a cancellation, when no buttons remain. Checks that the focus moves to the heading with the new status. */
export const Keyboard = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    const t = texts(steps);
    await pressKey(steps, await steps.canvas.findByRole('button', { name: t('acts.withdraw') }, ARRIVES));
    await pressKey(steps, await (await findDialog()).findByRole('button', { name: t('cancel.submit') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(steps.canvas.getByRole('heading', { level: 1, name: t('state.cancelled') })).toHaveFocus());
  },
});
