import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';
import { AddToCalendar } from '../../src/components/AddToCalendar';
import { calendarButtonTexts } from '../../src/components/calendarButtonTexts';
import { guidance } from '../docs/guidance';
import { withPadding } from '../fixtures/frames';
import { pressKey } from '../fixtures/keyboard';
import type { PlayContext } from '../fixtures/playContext';
import { interceptDownloads, savedFiles } from '../fixtures/savedFiles';
import { normalizeSpaces, translator } from '../fixtures/translate';

const texts = ({ globals }: Pick<PlayContext, 'globals'>) => translator(calendarButtonTexts, globals['locale']);

const booking = {
  id: '0197a3f0-5d1c-7c6e-9a53-2f7d1e8b4c10',
  reference: 'B-7K3QX9',
  status: 'requested' as const,
  sequence: 0,
  type: 'Fumoir éphémère',
  date: '2027-06-19',
  time: '17:00',
  place: '1325, rue Girouard Ouest, Saint-Hyacinthe',
  atPremises: false,
  guests: '40 adultes',
};

const meta = preview.meta({
  component: AddToCalendar,
  decorators: [withPadding],
  parameters: { docs: { description: { component: guidance('AddToCalendar') } } },
  beforeEach: interceptDownloads,
  args: { booking, onSaved: fn() },
});

const savedLines = async () => ((await savedFiles[0]?.content.text()) ?? '').split('\r\n');

/** Requested date. Checks that the file has the UID of the mails and is tentative. */
export const Default = meta.story({
  async play(steps) {
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: texts(steps)('add') }));
    await waitFor(() => expect(savedFiles).toHaveLength(1));
    await expect(savedFiles[0]?.name).toBe('boucane-b-7k3qx9.ics');
    await expect(savedFiles[0]?.content.type).toBe('text/calendar;charset=utf-8');
    await expect(await savedLines()).toEqual(expect.arrayContaining([`UID:${booking.id}@boucane`, 'STATUS:TENTATIVE', 'SEQUENCE:0', 'DTSTART:20270619T210000Z', 'METHOD:PUBLISH']));
    await expect(steps.args.onSaved).toHaveBeenCalledOnce();
  },
});

/** Confirmed date, by keyboard. Checks that the file replaces the earlier entry. */
export const Confirmed = meta.story({
  tags: ['no-screenshot'],
  args: { booking: { ...booking, status: 'confirmed' as const, sequence: 4 } },
  async play(steps) {
    await pressKey(steps, steps.canvas.getByRole('button', { name: texts(steps)('add') }));
    await waitFor(() => expect(savedFiles).toHaveLength(1));
    await expect(await savedLines()).toEqual(expect.arrayContaining([`UID:${booking.id}@boucane`, 'STATUS:CONFIRMED', 'SEQUENCE:4']));
  },
});

/** Cancelled date. Checks that the file removes the entry. */
export const Cancelled = meta.story({
  args: { booking: { ...booking, status: 'cancelled' as const, sequence: 5 } },
  async play(steps) {
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: texts(steps)('remove') }));
    await waitFor(() => expect(savedFiles).toHaveLength(1));
    await expect(await savedLines()).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:5']));
  },
});

/** File that cannot be prepared. Checks that nothing is saved and that the button stays. */
export const Failed = meta.story({
  args: { booking: { ...booking, date: '' } },
  async play(steps) {
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: texts(steps)('add') }));
    await expect(await steps.canvas.findByRole('alert')).toHaveTextContent(normalizeSpaces(texts(steps)('failed')));
    await expect(savedFiles).toEqual([]);
    await expect(steps.args.onSaved).not.toHaveBeenCalled();
    await expect(steps.canvas.getByRole('button', { name: texts(steps)('add') })).toBeEnabled();
  },
});
