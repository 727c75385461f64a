import { http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import type { Attendance as Attending } from '../../../src/contract/seatEndpoints';
import { Attendance } from '../../../src/features/attendance/Attendance';
import { failing, pending } from '../../fixtures/handlers';
import { expectKeyboardDialog, pressKey } from '../../fixtures/keyboard';
import { attendance } from '../../fixtures/seats';
import { ownerSession } from '../../fixtures/user';
import { dialog, texts } from './steps';
import { withWidth } from '../../fixtures/frames';

const PATH = '/api/training/:id/reservations';
const attendanceHandler = (now: Attending) => http.get(PATH, () => HttpResponse.json(now));

const meta = preview.meta({ title: 'features/attendance/Attendance', component: Attendance, decorators: [withWidth(900, 5)], args: { kind: 'training' as const, id: 'first-brisket', onExport: fn() }, parameters: { route: 'admin/trainings/first-brisket', session: ownerSession } });

/** Attendance list: confirmed groups, the waiting list in order, and cancelled groups. */
export const Default = meta.story({
  tags: ['layout'],
  async play(steps) {
    const t = texts(steps);
    await expect(await steps.canvas.findByText(t('taken', { count: 8, capacity: 8 }))).toBeVisible();
    await expect(steps.canvas.getByText(t('turn', { count: 1 }))).toBeVisible();
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: t('acts.export') }));
    await expect(steps.args.onExport).toHaveBeenCalledWith(expect.arrayContaining([[t('columns.name'), t('columns.email'), t('columns.seats'), t('columns.state'), t('columns.since'), t('columns.message')]]));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Cancellation. Checks that a confirmation is requested and that the list shows the new status. */
export const Cancelling = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    const t = texts(steps);
    await steps.userEvent.click(await steps.canvas.findByRole('button', { name: t('acts.of', { act: t('acts.cancel'), name: 'Mehdi Benali' }) }));
    await steps.userEvent.click((await dialog()).getByRole('button', { name: t('acts.cancel') }));
    await expect(await steps.canvas.findByRole('button', { name: t('acts.of', { act: t('acts.erase'), name: 'Mehdi Benali' }) })).toBeVisible();
    await expect(steps.canvas.queryByRole('button', { name: t('acts.of', { act: t('acts.cancel'), name: 'Mehdi Benali' }) })).toBeNull();
  },
});

export const Empty = meta.story({ parameters: { handlers: [attendanceHandler({ capacity: 8, taken: 0, left: 8, over: false, groups: [] })] }, play: async (steps) => expect(await steps.canvas.findByText(texts(steps)('nobody'))).toBeVisible() });

/** Capacity reduced below the number of seats taken. */
export const Beyond = meta.story({ tags: ['no-screenshot', '!dev'], parameters: { handlers: [attendanceHandler({ ...attendance, capacity: 4 })] }, play: async (steps) => expect(await steps.canvas.findByRole('alert')).toHaveTextContent(texts(steps)('beyond').replaceAll(/\s+/g, ' ')) });

export const Uncounted = meta.story({ tags: ['no-screenshot', '!dev'], parameters: { handlers: [attendanceHandler({ capacity: null, taken: 0, left: 0, over: false, groups: [] })] }, play: async (steps) => expect(await steps.canvas.findByText(texts(steps)('uncounted').replaceAll(/\s+/g, ' '))).toBeVisible() });

export const Loading = meta.story({ tags: ['no-screenshot'], parameters: { handlers: [pending(PATH)] }, play: async (steps) => expect(steps.canvas.getByRole('status')).toHaveTextContent(texts(steps)('loading')) });

export const Failed = meta.story({ parameters: { handlers: [failing(PATH)] }, play: async (steps) => expect(await steps.canvas.findByRole('alert')).toHaveTextContent(texts(steps)('failed.title')) });

/** Keyboard navigation: the form and the confirmation trap the focus and restore it on close. Checks that the focus is not lost after the action. */
export const Keyboard = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    const t = texts(steps);
    const cancel = () => steps.canvas.getByRole('button', { name: t('acts.of', { act: t('acts.cancel'), name: 'Mehdi Benali' }) });
    await steps.canvas.findByRole('button', { name: t('acts.add') });
    await expectKeyboardDialog(steps, () => steps.canvas.getByRole('button', { name: t('acts.add') }));
    await expectKeyboardDialog(steps, cancel, { key: ' ' });
    await pressKey(steps, cancel());
    await pressKey(steps, (await dialog()).getByRole('button', { name: t('acts.cancel') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(steps.canvas.getByRole('heading', { name: t('title') })).toHaveFocus());
  },
});
