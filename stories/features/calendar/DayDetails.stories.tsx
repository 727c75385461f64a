import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { DayDetails } from '../../../src/features/calendar/DayDetails';
import { formatDay } from '../../../src/contract/formats';
import { DEFAULT_SETTINGS } from '../../../src/contract/defaultPrivateSettings';
import { createDayStatus } from '../../../src/contract/dayAvailability';
import { everyKind } from '../../fixtures/busyDays';
import { languageOf, normalizeSpaces } from '../../fixtures/translate';
import { calendar, dayTakenBy, inColumn, onDay, TODAY } from './agenda';

const at = (day: string) => ({ day, ...onDay(day) });

const meta = preview.meta({ component: DayDetails, decorators: [inColumn], args: { ...at('2027-07-02'), signedIn: false } });

/** Details for a visitor. Checks that a login link and an alternative without an account are shown. */
export const Default = meta.story({
  async play({ canvas, globals }) {
    const t = calendar({ globals });
    const language = languageOf(globals['locale']);
    await expect(canvas.getByRole('heading', { name: formatDay('2027-07-02', language) })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('login') })).toHaveAttribute('href', `/${language}/memberLogin`);
    await expect(canvas.getByRole('link', { name: t('request') })).toHaveAttribute('href', `/${language}/booking?date=2027-07-02`);
  },
});

export const SignedIn = meta.story({
  args: { signedIn: true },
  async play({ canvas, globals }) {
    const t = calendar({ globals });
    await expect(canvas.getByRole('link', { name: t('book') })).toHaveAttribute('href', `/${String(globals['locale'])}/member/book?date=2027-07-02`);
    await expect(canvas.queryByRole('link', { name: t('login') })).toBeNull();
  },
});

/** Closed on Mondays. Checks that the text says why a booking is still possible. */
export const Closed = meta.story({
  args: { day: '2027-07-05', facts: createDayStatus(everyKind, DEFAULT_SETTINGS.rules.leadTimeDays)('2027-07-05', TODAY), occasions: [] },
  async play({ canvas, globals }) {
    await expect(canvas.getByText(normalizeSpaces(calendar({ globals })('chosen.closed')))).toBeVisible();
    await expect(canvas.getByRole('link', { name: calendar({ globals })('request') })).toBeVisible();
  },
});

export const Empty = meta.story({ args: { day: '' } });

export const Short = meta.story({ args: at('2027-05-12') });

export const PublicEvent = meta.story({
  args: at(dayTakenBy('pizza-night')),
  async play({ canvas, globals }) {
    const name = globals['locale'] === 'fr' ? 'Pizzas sous les étoiles' : 'Pizza under the stars';
    await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', `/${String(globals['locale'])}/events/pizza-night`);
  },
});

export const PublicTraining = meta.story({
  args: at(dayTakenBy('first-brisket')),
  async play({ canvas, globals }) {
    const name = globals['locale'] === 'fr' ? 'Ma première poitrine' : 'My first brisket';
    await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', `/${String(globals['locale'])}/formations/first-brisket`);
  },
});

/** Private day. Checks that neither a name nor a link is shown. */
export const Private = meta.story({
  args: at(dayTakenBy('supper')),
  async play({ canvas, globals }) {
    await expect(canvas.getByText(calendar({ globals })('kind.privateEvent'))).toBeVisible();
    await expect(canvas.queryByText(/Julie/)).toBeNull();
  },
});

export const Past = meta.story({
  args: at('2027-05-03'),
  async play({ canvas }) {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});
