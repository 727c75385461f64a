import { http, HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { SeatsPanel } from '../../../src/features/seats/SeatsPanel';
import { pending, unreachable } from '../../fixtures/handlers';
import { expectKeyboardDialog } from '../../fixtures/keyboard';
import { openSeats } from '../../fixtures/seats';
import { normalizeSpaces } from '../../fixtures/translate';
import { dialog, form, onPaper, panel } from './steps';

const seatsHandler = (seats: object | null) => http.get('/api/training/:id/seats', () => HttpResponse.json(seats));

const meta = preview.meta({ component: SeatsPanel, decorators: [onPaper], args: { kind: 'training' as const, id: 'first-brisket' }, parameters: { route: 'formations/first-brisket' } });

/** Number of seats in words. The form opens on click, and its values are kept when the dialog is closed. */
export const Default = meta.story({
  async play(steps) {
    await expect(await steps.canvas.findByText(normalizeSpaces(panel(steps)('left', { count: 5 })))).toBeVisible();
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: panel(steps)('reserve') }));
    const first = await dialog();
    await steps.userEvent.type(first.getByLabelText(new RegExp(form(steps)('fields.name.label'))), 'Julie');
    await steps.userEvent.click(first.getByRole('button', { name: form(steps)('cancel') }));
    await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: panel(steps)('reserve') }));
    const second = await dialog();
    await waitFor(() => expect(second.getByLabelText(new RegExp(form(steps)('fields.name.label')))).toHaveValue('Julie'));
  },
});

export const LastSeats = meta.story({
  parameters: { handlers: [seatsHandler({ ...openSeats, left: 2 })] },
  play: async (steps) => expect(await steps.canvas.findByText(normalizeSpaces(panel(steps)('last', { count: 2 })))).toBeVisible(),
});

export const Full = meta.story({
  parameters: { handlers: [seatsHandler({ ...openSeats, state: 'full', left: 0 })] },
  async play(steps) {
    await expect(await steps.canvas.findByText(normalizeSpaces(panel(steps)('full')))).toBeVisible();
    await expect(steps.canvas.getByRole('button', { name: panel(steps)('wait') })).toBeEnabled();
  },
});

export const Closed = meta.story({
  parameters: { handlers: [seatsHandler({ ...openSeats, state: 'closed' })] },
  async play(steps) {
    await expect(await steps.canvas.findByText(normalizeSpaces(panel(steps)('closed')))).toBeVisible();
    await expect(steps.canvas.queryByRole('button')).toBeNull();
  },
});

/** Loading: the space of the panel is reserved. */
export const Loading = meta.story({ tags: ['no-screenshot'], parameters: { handlers: [pending('/api/training/:id/seats')] }, play: ({ canvas }) => expect(canvas.getByRole('status')).toBeEmptyDOMElement() });

/** Number of seats failed to load: an alert with a Retry button. */
export const Failed = meta.story({
  parameters: { handlers: [unreachable('/api/training/:id/seats')] },
  async play(steps) {
    await expect(await steps.canvas.findByRole('alert')).toHaveTextContent(normalizeSpaces(panel(steps)('failed')));
    await expect(steps.canvas.getByRole('button', { name: panel(steps)('retry') })).toBeEnabled();
  },
});

export const Retried = meta.story({
  tags: ['no-screenshot', '!dev'],
  parameters: { handlers: [unreachable('/api/training/:id/seats')] },
  async play(steps) {
    const retry = await steps.canvas.findByRole('button', { name: panel(steps)('retry') });
    steps.msw.use(seatsHandler(openSeats));
    await steps.userEvent.click(retry);
    await expect(await steps.canvas.findByText(normalizeSpaces(panel(steps)('left', { count: openSeats.left })))).toBeVisible();
  },
});

/** Keyboard only: the dialog traps the focus and returns it on close, both from the form and from the result. */
export const Keyboard = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    const reserve = () => steps.canvas.getByRole('button', { name: panel(steps)('reserve') });
    await steps.canvas.findByRole('button', { name: panel(steps)('reserve') });
    await expectKeyboardDialog(steps, reserve, { key: ' ' });
    await expectKeyboardDialog(steps, reserve, {
      async close(over) {
        await steps.userEvent.type(within(over).getByLabelText(new RegExp(form(steps)('fields.name.label'))), 'Julie');
        await steps.userEvent.type(within(over).getByLabelText(new RegExp(form(steps)('fields.email.label'))), 'julie@exemple.ca{Enter}');
        await waitFor(() => expect(within(over).getByRole('status')).toHaveFocus());
        await steps.userEvent.keyboard('{Escape}');
      },
    });
  },
});
