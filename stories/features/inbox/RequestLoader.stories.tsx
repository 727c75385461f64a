import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { RequestLoader } from '../../../src/features/inbox/RequestLoader';
import { failing, pending } from '../../fixtures/handlers';
import { pressKey } from '../../fixtures/keyboard';
import { normalizeSpaces } from '../../fixtures/translate';
import { ownerSession } from '../../fixtures/user';
import { ARRIVES } from '../booking/steps';
import { inbox, findDialog } from './steps';
import { withWidth } from '../../fixtures/frames';

const PATH = '/api/booking/:id';

const meta = preview.meta({ component: RequestLoader, decorators: [withWidth(1360)], args: { id: 'r4', onMap: () => null }, parameters: { route: 'admin/requests/r4', session: ownerSession } });

export const Default = meta.story({
  tags: ['no-screenshot'],
  async play(steps) {
    await expect(await steps.canvas.findByRole('heading', { level: 1, name: 'Julie Tremblay' }, ARRIVES)).toBeVisible();
    await expect(steps.canvas.getByRole('link', { name: inbox(steps)('back') })).toHaveAttribute('href', expect.stringMatching(/\/admin\/requests$/));
  },
});

export const Loading = meta.story({
  parameters: { handlers: [pending(PATH)] },
  play: async (steps) => expect(await steps.canvas.findByRole('status', { name: normalizeSpaces(inbox(steps)('loading')) })).toBeVisible(),
});

export const NotFound = meta.story({
  parameters: { handlers: [failing(PATH, 404)] },
  play: async (steps) => expect(await steps.canvas.findByRole('alert', {}, ARRIVES)).toHaveTextContent(normalizeSpaces(inbox(steps)('failed.gone'))),
});

export const Failed = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [failing(PATH, 400)] },
  play: async (steps) => expect(await steps.canvas.findByRole('alert', {}, ARRIVES)).toHaveTextContent(normalizeSpaces(inbox(steps)('failed.one'))),
});

/** Keyboard navigation. Checks that the focus moves to the heading with the customer's name when an action removes its own button. */
export const Keyboard = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    const t = inbox(steps);
    await pressKey(steps, await steps.canvas.findByRole('button', { name: t('acts.confirm') }, ARRIVES));
    await pressKey(steps, (await findDialog()).getByRole('button', { name: t('letter.confirmSend') }));
    await waitFor(() => expect(steps.canvas.queryByRole('button', { name: t('acts.confirm') })).toBeNull());
    await waitFor(() => expect(steps.canvas.getByRole('heading', { level: 1, name: 'Julie Tremblay' })).toHaveFocus());
  },
});
