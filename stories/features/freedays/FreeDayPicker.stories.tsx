import Box from '@mui/material/Box';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { addDays } from '../../../src/contract/days';
import { formatDay } from '../../../src/contract/formats';
import { formatShortDay } from '../../../src/contract/kitchenFormats';
import { FreeDayPicker } from '../../../src/features/freedays/FreeDayPicker';
import { freeDayTexts } from '../../../src/features/freedays/texts';
import { everyKind, openDays } from '../../fixtures/busyDays';
import { catalogue, failing, pending } from '../../fixtures/handlers';
import { expectTouchTargets } from '../../fixtures/layoutAssertions';
import { NOW } from '../../fixtures/now';
import type { PlayContext } from '../../fixtures/playContext';
import { languageOf, normalizeSpaces, translator } from '../../fixtures/translate';

const TODAY = NOW.slice(0, 10);
const texts = ({ globals }: Pick<PlayContext, 'globals'>) => translator(freeDayTexts, globals['locale']);
const spelled = (day: string, { globals }: Pick<PlayContext, 'globals'>) => formatDay(day, languageOf(globals['locale']));

const chosen = fn<(day: string) => void>();

const meta = preview.meta({
  component: FreeDayPicker,
  args: { id: 'field-day', name: 'day', label: 'Date', value: '', setValue: chosen, onBlur: fn(), error: false, helperText: undefined, required: true, min: TODAY },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Box sx={{ p: 6, maxWidth: 320, minHeight: '100dvh' }}>
        <FreeDayPicker
          {...args}
          value={value}
          setValue={(next) => {
            args.setValue(next);
            setValue(next);
          }}
        />
      </Box>
    );
  },
});

const field = ({ canvas }: PlayContext) => canvas.getByRole('group', { name: /^Date/ });

/** Empty field. Checks that one click selects the first free day, whose date is on the button. */
export const Default = meta.story({
  async play(steps) {
    const day = '2027-05-24';
    const button = await steps.canvas.findByRole('button', { name: texts(steps)('first', { day: formatShortDay(day, languageOf(steps.globals['locale'])) }) });
    await expectTouchTargets([button]);
    await steps.userEvent.click(button);
    await expect(chosen).toHaveBeenLastCalledWith(day);
    await expect(field(steps)).toHaveTextContent(day);
    await expect(steps.canvas.getByRole('status')).toHaveTextContent(spelled(day, steps));
    await expect(button).toHaveFocus();
  },
});

const showsReason = (day: string, reason: 'asked' | 'short' | 'full' | 'closed' | 'blocked') =>
  async function play(steps: PlayContext) {
    const sentence = texts(steps)(`reason.${reason}`);
    await waitFor(() => expect(field(steps)).toHaveAccessibleDescription(expect.stringContaining(sentence)));
    await expect(steps.canvas.getByRole('status')).toHaveTextContent(normalizeSpaces(texts(steps)('chosen', { day: spelled(day, steps), reason: sentence })));
    await expect(field(steps)).not.toBeInvalid();
  };

/** Date in thirteen days. Checks that the short notice is shown and announced and that the date is accepted. */
export const ShortNotice = meta.story({ args: { value: addDays(TODAY, 13) }, play: showsReason(addDays(TODAY, 13), 'short') });

/** Date in exactly two weeks. Checks that no short notice is shown. */
export const LongEnoughNotice = meta.story({
  tags: ['no-screenshot', '!dev'],
  args: { value: addDays(TODAY, 14) },
  async play(steps) {
    await steps.canvas.findByRole('button', { name: texts(steps)('first', { day: formatShortDay('2027-05-24', languageOf(steps.globals['locale'])) }) });
    await expect(field(steps)).not.toHaveAttribute('aria-describedby');
  },
});

export const Asked = meta.story({ tags: ['no-screenshot', '!dev'], args: { value: '2027-06-04' }, play: showsReason('2027-06-04', 'asked') });

export const Full = meta.story({ tags: ['no-screenshot'], args: { value: '2027-06-19' }, play: showsReason('2027-06-19', 'full') });

const [evening] = catalogue.event;
if (!evening) throw new Error('The seeded catalogue has no event');

/** Date of an event. Checks that the event is named and that a request is still possible. */
export const TakenByAnEvent = meta.story({
  tags: ['no-screenshot', '!dev'],
  args: { value: String(evening['date']) },
  async play(steps) {
    const event = String(evening[`name_${languageOf(steps.globals['locale'])}`]);
    await waitFor(() => expect(field(steps)).toHaveAccessibleDescription(expect.stringContaining(texts(steps)('reason.event', { event }))));
    // The date is also at short notice.
    await expect(field(steps)).toHaveAccessibleDescription(expect.stringContaining(texts(steps)('reason.soon')));
  },
});

const withEveryKind = [http.get('/api/busy-days', () => HttpResponse.json(everyKind)), http.get('/api/event', () => HttpResponse.json([]))];

export const Closed = meta.story({ tags: ['no-screenshot'], parameters: { handlers: withEveryKind }, args: { value: '2027-07-05' }, play: showsReason('2027-07-05', 'closed') });

export const Blocked = meta.story({ tags: ['no-screenshot'], parameters: { handlers: withEveryKind }, args: { value: '2027-07-20' }, play: showsReason('2027-07-20', 'blocked') });

/** Open calendar. Checks that every mark has its shape and its reason and that every day can be selected. */
export const Open = meta.story({
  parameters: { handlers: withEveryKind },
  args: { value: '2027-07-15' },
  async play(steps) {
    const t = texts(steps);
    await steps.canvas.findByRole('button', { name: /24|25/ });
    await steps.userEvent.click(within(field(steps)).getByRole('button'));
    const grid = await screen.findByRole('grid');
    const cell = (day: string) => within(grid).getByRole('gridcell', { name: spelled(day, steps).replace(/\b1er\b/, '1') });
    for (const [day, reason] of [['2027-07-02', 'full'], ['2027-07-03', 'asked'], ['2027-07-05', 'closed'], ['2027-07-20', 'blocked']] as const) {
      await expect(cell(day)).toHaveAccessibleDescription(t(`reason.${reason}`));
      await expect(cell(day)).toBeEnabled();
    }
    await expect(cell('2027-07-04')).not.toHaveAttribute('aria-description');
  },
});

/** No free day this month. Checks that the calendar opens on the month of the first free day. */
export const NextMonth = meta.story({
  tags: ['no-screenshot', '!dev'],
  parameters: { handlers: [http.get('/api/busy-days', () => HttpResponse.json(openDays([], { blocked: [{ from: TODAY, to: '2027-06-09' }] }))), http.get('/api/event', () => HttpResponse.json([]))] },
  async play(steps) {
    await steps.canvas.findByRole('button', { name: texts(steps)('first', { day: formatShortDay('2027-06-10', languageOf(steps.globals['locale'])) }) });
    await steps.userEvent.click(within(field(steps)).getByRole('button'));
    const cell = within(await screen.findByRole('grid')).getByRole('gridcell', { name: spelled('2027-06-10', steps) });
    await waitFor(() => expect(cell).toBeVisible());
  },
});

/** Agenda loading. Checks that short notice is shown, that a date can be selected and that no day is shown as free. */
export const Loading = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [pending('/api/busy-days')] },
  args: { value: addDays(TODAY, 2) },
  async play(steps) {
    await expect(field(steps)).toHaveAccessibleDescription(texts(steps)('reason.short'));
    await expect(steps.canvas.queryByRole('button', { name: new RegExp(texts(steps)('first', { day: '' })) })).toBeNull();
  },
});

/** Events failed to load. Checks that a booked day is still marked, without the name of its event. */
export const EventsFailed = meta.story({
  tags: ['no-screenshot', '!dev'],
  parameters: { handlers: [failing('/api/event', 404)] },
  args: { value: '2027-06-19' },
  play: showsReason('2027-06-19', 'full'),
});

/** Agenda failed to load. Checks that short notice is still shown and that no day is shown as free. */
export const Failed = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [failing('/api/busy-days', 404)] },
  args: { value: addDays(TODAY, 2) },
  async play(steps) {
    await expect(field(steps)).toHaveAccessibleDescription(texts(steps)('reason.short'));
    await expect(steps.canvas.queryByRole('button', { name: new RegExp(texts(steps)('first', { day: '' })) })).toBeNull();
  },
});

/** Invalid date. Checks that the error is shown in place of the availability note. */
export const Invalid = meta.story({
  tags: ['no-screenshot'],
  args: { value: addDays(TODAY, 2), error: true, helperText: 'Choisissez une date' },
  play: async (steps) => expect(field(steps)).toHaveAccessibleDescription('Choisissez une date'),
});
