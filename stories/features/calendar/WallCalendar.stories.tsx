import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { agendaOf } from '../../../src/contract/calendar';
import { formatDay } from '../../../src/contract/formats';
import { monthName } from '../../../src/features/calendar/names';
import { WallCalendar } from '../../../src/features/calendar/WallCalendar';
import { everyKind, openDays } from '../../fixtures/busyDays';
import { languageOf, plainSpaces } from '../../fixtures/spoken';
import { expectWhole } from '../../fixtures/measures';
import { agenda, calendar, inPage } from './agenda';

const meta = preview.meta({ component: WallCalendar, decorators: [inPage], args: { agenda, signedIn: false } });

/** Turning the page, then choosing a day. */
export const Default = meta.story({
  async play({ canvas, globals, userEvent }) {
    const t = calendar({ globals });
    const language = languageOf(globals['locale']);
    await userEvent.click(canvas.getByRole('button', { name: t('next') }));
    await userEvent.click(canvas.getByRole('button', { name: t('next') }));
    await expect(canvas.getByRole('heading', { name: monthName('2027-07', language) })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `${formatDay('2027-07-02', language)}, ${t('state.available')}` }));
    await expect(canvas.getByRole('heading', { name: formatDay('2027-07-02', language) })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('previous') }));
    await expect(canvas.getByRole('heading', { name: monthName('2027-06', language) })).toBeVisible();
  },
});

export const Nothing = meta.story({ args: { agenda: agendaOf([], [], openDays()) } });

/** Full, asked for, with a place left, closed on Mondays, away for a week. */
export const EveryKind = meta.story({
  args: { agenda: agendaOf([], [], everyKind) },
  async play({ canvas, globals, userEvent }) {
    const t = calendar({ globals });
    const language = languageOf(globals['locale']);
    await userEvent.click(canvas.getByRole('button', { name: t('next') }));
    await userEvent.click(canvas.getByRole('button', { name: t('next') }));
    for (const [day, state] of [['2027-07-02', 'full'], ['2027-07-03', 'asked'], ['2027-07-05', 'closed'], ['2027-07-20', 'blocked'], ['2027-07-27', 'available']] as const) {
      await expect(canvas.getByRole('button', { name: new RegExp(`^${formatDay(day, language)}, ${t(`state.${state}`)}`) })).toBeVisible();
    }
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${formatDay('2027-07-04', language)}`) }));
    await expect(canvas.getByText(new RegExp(plainSpaces(t('chosen.room', { count: 1 }))))).toBeVisible();
  },
});

/** Nothing is free this month: the calendar opens on the next. */
export const NextMonth = meta.story({
  tags: ['no-picture'],
  args: { agenda: agendaOf([], [], openDays([], { blocked: [{ from: '2027-05-10', to: '2027-05-31' }] })) },
  play: ({ canvas, globals }) => expect(canvas.getByRole('heading', { name: monthName('2027-06', languageOf(globals['locale'])) })).toBeVisible(),
});

/** No day is ever free: the calendar opens on this month. */
export const NeverFree = meta.story({
  tags: ['no-picture', '!dev'],
  args: { agenda: agendaOf([], [], openDays([], { hours: Array.from({ length: 7 }, () => null) })) },
  play: ({ canvas, globals }) => expect(canvas.getByRole('heading', { name: monthName('2027-05', languageOf(globals['locale'])) })).toBeVisible(),
});

/** One press chooses the first day that is simply free: neither near, nor asked for, nor taken. */
export const FirstFree = meta.story({
  tags: ['no-picture', '!dev'],
  async play({ canvas, globals, userEvent }) {
    const day = formatDay('2027-05-24', languageOf(globals['locale']));
    await userEvent.click(canvas.getByRole('button', { name: calendar({ globals })('firstFree', { day }) }));
    await expect(canvas.getByRole('heading', { name: day })).toBeVisible();
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent(day);
  },
});

/** The narrowest phone: every day can still be hit, nothing is cut. */
export const Narrow = meta.story({
  tags: ['no-picture', '!dev'],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  async play({ canvas }) {
    await expectWhole([canvas.getByRole('grid')]);
    const days = canvas.getAllByRole('button').filter((button) => button.hasAttribute('data-day'));
    await expect(days).toHaveLength(31);
    for (const day of days) await expect(day.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});
