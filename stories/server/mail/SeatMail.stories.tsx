import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { SeatMail } from '../../../server/mail/SeatMail';
import type { GroupNews } from '../../../server/mail/seatMailTexts';
import { SEAT_TEXTS } from '../../../src/contract/mailSeatTexts';
import { LONG_PARTY } from '../../fixtures/bookingRecord';
import { languageOf, normalizeSpaces } from '../../fixtures/translate';
import { LONG_TITLE } from '../../features/offers/offered';
import { mailTextOf, occasion, publicUrl } from './seatExample';

const meta = preview.meta({ component: SeatMail, args: { mailText: mailTextOf('reserved', 'fr'), publicUrl } });

/** Renders the mail about a group's news in the toolbar's language. */
const written = (news: GroupNews) => (_: unknown, { globals }: { globals: Record<string, unknown> }) => <SeatMail mailText={mailTextOf(news, languageOf(globals['locale']))} publicUrl={publicUrl} />;

const textIn = (globals: Record<string, unknown>, name: keyof typeof SEAT_TEXTS) => normalizeSpaces(SEAT_TEXTS[name][languageOf(globals['locale'])]);

/** Seats reserved. Only this mail contains the meeting URL of an online training. */
export const Reserved = meta.story({
  tags: ['layout'],
  render: written('reserved'),
  async play({ canvas, globals }) {
    await expect(canvas.getByRole('heading', { level: 1, name: textIn(globals, 'seatReservedTitle') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: occasion.meetingUrl })).toBeVisible();
    await expect(canvas.getByRole('link', { name: textIn(globals, 'seatOpen') })).toHaveAttribute('href', expect.stringContaining(`/${languageOf(globals['locale'])}/places/`));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Waiting = meta.story({
  render: written('waiting'),
  async play({ canvas, globals }) {
    await expect(canvas.getByRole('link', { name: textIn(globals, 'seatPlace') })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: occasion.meetingUrl })).toBeNull();
  },
});

/** Seats offered. The deadline is shown twice: at the top and beside the answer link. */
export const Offer = meta.story({
  render: written('offer'),
  async play({ canvas, globals }) {
    await expect(canvas.getAllByText(/mardi 11 mai 2027 à 10 h|Tuesday, May 11, 2027 at 10:00 a.m./).at(-1)).toBeVisible();
    await expect(canvas.getByRole('link', { name: textIn(globals, 'seatAnswer') })).toBeVisible();
  },
});

/** Offer expired: no link is left. */
export const Expired = meta.story({
  render: written('expired'),
  async play({ canvas, globals }) {
    await expect(canvas.getByRole('heading', { level: 1, name: textIn(globals, 'seatExpiredTitle') })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /places/ })).toBeNull();
  },
});

/** Event cancelled by the owner. */
export const CalledOff = meta.story({ render: written('calledOff'), play: async ({ canvas, globals }) => expect(canvas.getByRole('heading', { level: 1, name: textIn(globals, 'seatCalledOffTitle') })).toBeVisible() });

export const Cancelled = meta.story({ render: written('cancelled'), play: async ({ canvas, globals }) => expect(canvas.getByRole('heading', { level: 1, name: textIn(globals, 'seatCancelledTitle') })).toBeVisible() });

export const Left = meta.story({ tags: ['no-screenshot', '!dev'], render: written('left'), play: async ({ canvas, globals }) => expect(canvas.getByRole('heading', { level: 1, name: textIn(globals, 'seatLeftTitle') })).toBeVisible() });

export const Moved = meta.story({ tags: ['no-screenshot', '!dev'], render: written('moved'), play: async ({ canvas, globals }) => expect(canvas.getByRole('heading', { level: 1, name: textIn(globals, 'seatMovedTitle') })).toBeVisible() });

/** Long title, several days, long place, and a meeting URL without break opportunities. */
export const LongText = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  render: (_, { globals }) => {
    const place = { fr: LONG_PARTY.location, en: LONG_PARTY.location };
    return <SeatMail mailText={mailTextOf('reserved', languageOf(globals['locale']), { title: LONG_TITLE, place, lastDay: '2027-06-06', meetingUrl: `${occasion.meetingUrl}-${'sans-espace-'.repeat(12)}` })} publicUrl={publicUrl} />;
  },
  async play({ canvas, globals }) {
    await expect(canvas.getByText(LONG_TITLE[languageOf(globals['locale'])])).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
