import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { reminderFacts } from '../../../server/mail/reminderFacts';
import { ReminderNotice } from '../../../server/mail/ReminderNotice';
import type { ReminderKind } from '../../../server/reminders/due';
import { DEFAULT_MAIL_CONTEXT } from '../../../server/mail/mailContext';
import type { BookingRecord } from '../../../src/contract/bookingSchema';
import type { Language } from '../../../src/contract/language';
import { longText, pizzaPopup, smokehouseTraining } from '../../fixtures/bookingRecord';
import { someDiets } from '../../fixtures/managed';
import { languageOf } from '../../fixtures/translate';

const args = { bookingId: 'r4', publicUrl: 'https://boucane.example' };

/** Renders the owner's mail. Always in French; the toolbar sets the customer's language. */
const notice = (record: (language: Language) => BookingRecord, { kind, now, travelMetres = 28_600 }: { kind: ReminderKind; now: string; travelMetres?: number | null }) => (_: unknown, { globals }: { globals: Record<string, unknown> }) => {
  const booking = record(languageOf(globals['locale']));
  return <ReminderNotice {...args} facts={reminderFacts({ record: booking, travelMetres }, { mail: DEFAULT_MAIL_CONTEXT, kind, language: 'fr', now: new Date(now) })} />;
};

const withNotes = (language: Language): BookingRecord => {
  const record = smokehouseTraining(language);
  const { contactInfo } = record.request;
  return { ...record, request: { ...record.request, contactInfo: { ...contactInfo, notes: `${contactInfo.notes}\nAllergie aux noix : 2 personnes\nStationnement derrière la grange` } } };
};

const meta = preview.meta({
  component: ReminderNotice,
  args: { ...args, facts: reminderFacts({ record: smokehouseTraining('fr'), travelMetres: 28_600 }, { mail: DEFAULT_MAIL_CONTEXT, kind: 'day', language: 'fr', now: new Date('2027-06-11T13:00:00Z') }) },
});

/** Reminder of the day before: departure time, destination and allergies. */
export const Default = meta.story({
  tags: ['layout'],
  render: notice(withNotes, { kind: 'day', now: '2027-06-11T13:00:00Z' }),
  async play({ canvas }) {
    await expect(canvas.getByText('Demain')).toBeVisible();
    await expect(canvas.getByText(/^Départ à 14 h 45$/)).toBeVisible();
    await expect(canvas.getByText('Allergie aux noix : 2 personnes')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Itinéraire' })).toHaveAttribute('href', expect.stringContaining('google.com/maps'));
    await expect(canvas.getByRole('link', { name: 'Ouvrir la demande' })).toHaveAttribute('href', 'https://boucane.example/fr/admin/requests/r4');
  },
});

export const NextWeek = meta.story({ tags: ['no-screenshot', '!dev'], render: notice(smokehouseTraining, { kind: 'week', now: '2027-06-05T13:00:00Z' }), play: async ({ canvas }) => expect(canvas.getByText('Dans 7 jours')).toBeVisible() });

/** Travel distance unknown: the departure time is still to be planned. */
export const UnknownRoad = meta.story({
  render: notice(pizzaPopup, { kind: 'day', now: '2027-08-20T13:00:00Z', travelMetres: null }),
  play: async ({ canvas }) => expect(canvas.getByText(/^Heure de départ à prévoir/)).toBeVisible(),
});

export const LongText = meta.story({
  tags: ['no-screenshot'],
  render: notice(longText, { kind: 'day', now: '2027-06-11T13:00:00Z' }),
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
});

/** Severe allergy shown first. */
export const SevereAllergy = meta.story({
  render: notice((language) => ({ ...withNotes(language), request: { ...withNotes(language).request, diets: someDiets(language) } }), { kind: 'day', now: '2027-06-11T13:00:00Z' }),
  play: async ({ canvas }) => expect(canvas.getAllByText(/Arachides : ALLERGIE GRAVE, 2 personnes/)).toHaveLength(2),
});
