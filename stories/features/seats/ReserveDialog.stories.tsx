import { http } from 'msw';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { formatHours } from '../../../src/contract/formats';
import { ReserveDialog } from '../../../src/features/seats/ReserveDialog';
import { attemptToClose } from '../../fixtures/keyboard';
import type { PlayContext } from '../../fixtures/playContext';
import { fullSeats, openSeats } from '../../fixtures/seats';
import { languageOf, normalizeSpaces } from '../../fixtures/translate';
import { dialog, form } from './steps';

/** Resolves to release the response of the seats endpoint. */
let pendingResponse = Promise.withResolvers<void>();

const meta = preview.meta({ component: ReserveDialog, args: { kind: 'training' as const, id: 'first-brisket', seats: openSeats, draft: { read: () => null, keep: () => {} }, onChanged: fn() }, parameters: { route: 'formations/first-brisket' } });

export const Default = meta.story({
  tags: ['layout'],
  async play(steps) {
    const over = await dialog();
    await waitFor(() => expect(over.getByRole('heading', { name: form(steps)('title') })).toBeVisible());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

async function reserve(steps: PlayContext) {
  const over = await dialog();
  await steps.userEvent.type(over.getByLabelText(new RegExp(form(steps)('fields.name.label'))), 'Julie');
  await steps.userEvent.type(over.getByLabelText(new RegExp(form(steps)('fields.email.label'))), 'julie@exemple.ca');
  await steps.userEvent.click(over.getByRole('button', { name: form(steps)('submit') }));
  return over;
}

/** Request in flight: the dialog cannot be closed before the response, because the seats may already be reserved. */
export const Submitting = meta.story({
  tags: ['no-screenshot'],
  beforeEach: ({ msw }) => {
    pendingResponse = Promise.withResolvers<void>();
    // This handler returns no response, so the next handler sends the default one.
    msw.use(http.post('/api/training/:id/seats', () => pendingResponse.promise));
    return () => pendingResponse.resolve();
  },
  async play(steps) {
    const over = await reserve(steps);
    await expect(await over.findByRole('button', { name: new RegExp(form(steps)('submitting')) })).toBeDisabled();
    await expect(over.getByRole('button', { name: form(steps)('cancel') })).toBeDisabled();
    await attemptToClose(steps);
    pendingResponse.resolve();
    await expect(await over.findByText(normalizeSpaces(form(steps)('done.reserved', { count: 2, email: 'julie@exemple.ca' })))).toBeVisible();
    await attemptToClose(steps);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** Reservation sent: the result replaces the form and is announced by screen readers. */
export const Submitted = meta.story({
  async play(steps) {
    const over = await reserve(steps);
    await expect(await over.findByText(normalizeSpaces(form(steps)('done.reserved', { count: 2, email: 'julie@exemple.ca' })))).toBeVisible();
    await expect(over.getByRole('status')).toHaveFocus();
  },
});

export const Full = meta.story({ args: { seats: fullSeats }, play: async (steps) => expect((await dialog()).getByText(normalizeSpaces(form(steps)('waitLead', { hours: formatHours(24, languageOf(steps.globals['locale'])) })))).toBeInTheDocument() });
