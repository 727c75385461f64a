import type { Reservation } from '../../../server/db/seats';
import { DEFAULT_MAIL_CONTEXT } from '../../../server/mail/mailContext';
import { seatMailText, type GroupNews, type SeatMailText } from '../../../server/mail/seatMailTexts';
import type { SeatedEvent } from '../../../server/seats/seatedEvent';
import type { Language } from '../../../src/contract/language';

export const publicUrl = 'https://boucane.example';

export const occasion: SeatedEvent = {
  kind: 'training',
  id: 'rubs-and-brines-online',
  title: { fr: 'Marinades sèches et saumures, en ligne', en: 'Rubs and brines, online' },
  place: { fr: 'En ligne', en: 'Online' },
  day: '2027-06-05',
  lastDay: '',
  time: '19:00',
  hours: 2,
  capacity: 8,
  meetingUrl: 'https://rencontre.boucane.example/frottis',
  shown: true,
  sample: false,
};

export const group = (language: Language, changes: Partial<Reservation> = {}): Reservation => ({
  id: 'g1',
  thing: { kind: 'training', id: occasion.id },
  day: occasion.day,
  seats: 2,
  state: 'reserved',
  name: 'Julie Tremblay',
  email: 'julie.tremblay@exemple.ca',
  message: 'Une allergie aux noix dans le groupe.\nEt une poussette.',
  language,
  byHand: false,
  createdAt: '2027-05-03T14:12:00.000Z',
  offeredUntil: '2027-05-11T14:00:00.000Z',
  sequence: 0,
  erased: false,
  ...changes,
});

/** Returns the mail about a group's news in a language, for the example training with some fields changed. */
export const mailTextOf = (news: GroupNews, language: Language, changes: Partial<SeatedEvent> = {}): SeatMailText => seatMailText({ mail: DEFAULT_MAIL_CONTEXT, occasion: { ...occasion, ...changes }, group: group(language), news, token: 'Zm9yZ290dGVuLWFuZC1mb3VuZC1hZ2Fpbi1ieS10aGUtZmlyZQ', publicUrl });
