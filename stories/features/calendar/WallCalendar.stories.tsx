import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { agendaOf } from '../../../src/contract/calendar';
import { DEFAULT_SETTINGS } from '../../../src/contract/defaultPrivateSettings';
import { formatDay } from '../../../src/contract/formats';
import { monthName } from '../../../src/features/calendar/names';
import { WallCalendar } from '../../../src/features/calendar/WallCalendar';
import { everyKind, openDays } from '../../fixtures/busyDays';
import { languageOf, normalizeSpaces } from '../../fixtures/translate';
import { expectNoOverflow } from '../../fixtures/layoutAssertions';
import { agenda, calendar, inPage } from './agenda';

const { leadTimeDays } = DEFAULT_SETTINGS.rules;

const meta = preview.meta({ component: WallCalendar, decorators: [inPage], args: { agenda, signedIn: false } });

/** Calendar. Changes the month, then selects a day. */
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

export const Empty = meta.story({ args: { agenda: agendaOf([], [], openDays(), leadTimeDays) } });

/** All kinds of days: full, requested, with one slot left, closed on Mondays, absent for a week. */
export const EveryKind = meta.story({
  args: { agenda: agendaOf([], [], everyKind, leadTimeDays) },
  async play({ canvas, globals, userEvent }) {
    const t = calendar({ globals });
    const language = languageOf(globals['locale']);
    await userEvent.click(canvas.getByRole('button', { name: t('next') }));
    await userEvent.click(canvas.getByRole('button', { name: t('next') }));
    for (const [day, state] of [['2027-07-02', 'full'], ['2027-07-03', 'asked'], ['2027-07-05', 'closed'], ['2027-07-20', 'blocked'], ['2027-07-27', 'available']] as const) {
      await expect(canvas.getByRole('button', { name: new RegExp(`^${formatDay(day, language)}, ${t(`state.${state}`)}`) })).toBeVisible();
    }
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${formatDay('2027-07-04', language)}`) }));
    await expect(canvas.getByText(new RegExp(normalizeSpaces(t('chosen.room', { count: 1 }))))).toBeVisible();
  },
});

/** No free day this month. Checks that the calendar opens on the next month. */
export const NextMonth = meta.story({
  tags: ['no-screenshot'],
  args: { agenda: agendaOf([], [], openDays([], { blocked: [{ from: '2027-05-10', to: '2027-05-31' }] }), leadTimeDays) },
  play: ({ canvas, globals }) => expect(canvas.getByRole('heading', { name: monthName('2027-06', languageOf(globals['locale'])) })).toBeVisible(),
});

/** No free day at all. Checks that the calendar opens on the current month. */
export const NeverFree = meta.story({
  tags: ['no-screenshot', '!dev'],
  args: { agenda: agendaOf([], [], openDays([], { hours: Array.from({ length: 7 }, () => null) }), leadTimeDays) },
  play: ({ canvas, globals }) => expect(canvas.getByRole('heading', { name: monthName('2027-05', languageOf(globals['locale'])) })).toBeVisible(),
});

/** First free day. Checks that one click selects the first day that is free without short notice, a request or a booking. */
export const FirstFree = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play({ canvas, globals, userEvent }) {
    const day = formatDay('2027-05-24', languageOf(globals['locale']));
    await userEvent.click(canvas.getByRole('button', { name: calendar({ globals })('firstFree', { day }) }));
    await expect(canvas.getByRole('heading', { name: day })).toBeVisible();
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent(day);
  },
});

/** Width of 320 px. Checks that every day is a large enough touch target and that no content is clipped. */
export const Narrow = meta.story({
  tags: ['no-screenshot', '!dev'],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  async play({ canvas }) {
    await expectNoOverflow([canvas.getByRole('grid')]);
    const days = canvas.getAllByRole('button').filter((button) => button.hasAttribute('data-day'));
    await expect(days).toHaveLength(31);
    for (const day of days) await expect(day.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});
