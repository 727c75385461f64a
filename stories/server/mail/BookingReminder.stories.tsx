import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { BookingReminder } from '../../../server/mail/BookingReminder';
import { reminderFacts } from '../../../server/mail/reminderFacts';
import type { ReminderKind } from '../../../server/reminders/due';
import { DEFAULT_MAIL_CONTEXT } from '../../../server/mail/mailContext';
import type { BookingRecord } from '../../../src/contract/bookingSchema';
import type { Language } from '../../../src/contract/language';
import { REMINDER_TEXTS } from '../../../src/contract/mailReminderTexts';
import { longText, smokehouseTraining } from '../../fixtures/bookingRecord';
import { memberTraining } from '../../fixtures/memberRecord';
import { someDiets } from '../../fixtures/managed';
import { languageOf, normalizeSpaces } from '../../fixtures/translate';

const publicUrl = 'https://boucane.example';

/** Renders a booking's reminder as of a given time. */
const reminder = (record: (language: Language) => BookingRecord, kind: ReminderKind, now: string) => (_: unknown, { globals }: { globals: Record<string, unknown> }) => {
  const language = languageOf(globals['locale']);
  return <BookingReminder facts={reminderFacts({ record: record(language), travelMetres: 28_600 }, { mail: DEFAULT_MAIL_CONTEXT, kind, language, now: new Date(now) })} publicUrl={publicUrl} />;
};

const meta = preview.meta({
  component: BookingReminder,
  args: { facts: reminderFacts({ record: smokehouseTraining('fr'), travelMetres: 28_600 }, { mail: DEFAULT_MAIL_CONTEXT, kind: 'week', language: 'fr', now: new Date('2027-06-05T13:00:00Z') }), publicUrl },
});

/** Week before: changes are still possible. */
export const Default = meta.story({
  tags: ['layout'],
  render: reminder(smokehouseTraining, 'week', '2027-06-05T13:00:00Z'),
  async play({ canvas, globals }) {
    const language = languageOf(globals['locale']);
    await expect(canvas.getByRole('heading', { level: 1, name: language === 'fr' ? 'On se voit dans 7 jours' : 'See you in 7 days' })).toBeVisible();
    await expect(canvas.getByText(normalizeSpaces(REMINDER_TEXTS.reminderChangeWeek[language]))).toBeVisible();
    await expect(canvas.getByText(/environ 2 heures avant|about 2 hours ahead/)).toBeVisible();
  },
});

/** Day before: the mail asks to phone for changes. */
export const Tomorrow = meta.story({
  render: reminder(smokehouseTraining, 'day', '2027-06-11T13:00:00Z'),
  play: async ({ canvas, globals }) => expect(canvas.getByText(normalizeSpaces(REMINDER_TEXTS.reminderChangeDay[languageOf(globals['locale'])]))).toBeVisible(),
});

/** Training at the smokehouse: the texts about setting up and parking are left out. */
export const AtTheSmokehouse = meta.story({
  tags: ['no-screenshot', '!dev'],
  render: reminder(memberTraining, 'day', '2027-06-11T13:00:00Z'),
  play: async ({ canvas }) => expect(canvas.queryByText(/stationner|to park/)).toBeNull(),
});

export const LongText = meta.story({
  render: reminder(longText, 'week', '2027-06-05T13:00:00Z'),
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
});

/** Severe allergy shown first. */
export const SevereAllergy = meta.story({
  render: reminder((language) => ({ ...smokehouseTraining(language), request: { ...smokehouseTraining(language).request, diets: someDiets(language) } }), 'day', '2027-06-11T13:00:00Z'),
  play: async ({ canvas }) => expect(canvas.getAllByText(/(Arachides : ALLERGIE GRAVE, 2 personnes|Peanuts: SEVERE ALLERGY, 2 people)/)).toHaveLength(2),
});
