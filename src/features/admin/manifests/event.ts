import { dayOf } from '../../../contract/days';
import { readEvent, seatsOf } from '../../../contract/event';
import type { Text } from '../../../contract/language';
import { readNumber } from '../../../contract/localized';
import { dayColumn, numberColumn, moneyColumn, placeColumn, publicationColumn as shown } from '../columns';
import type { Manifest, Values } from '../manifest';
import { nameOf } from '../nameOf';
import { PER_PERSON, picture, sample, showing, textGroup } from './shared';

/** Returns a note on the remaining seats, if both the seats and the expected guests are known. */
function seatsNote(values: Values): Text | null {
  const seats = seatsOf({ maxParticipants: readNumber(values['maxParticipants']), capacity: readNumber(values['capacity']) });
  const expected = [readNumber(values['numberOfGuests']), readNumber(values['numberOfChildren'])].filter((people) => people !== null);
  if (seats === null || expected.length === 0) return null;
  const left = seats - expected.reduce((all, people) => all + people, 0);
  if (left < 0) return { fr: `${-left} de trop pour ${seats} places.`, en: `${-left} too many for ${seats} seats.` };
  return { fr: `Il reste ${left} des ${seats} places.`, en: `${left} of ${seats} seats left.` };
}

export const event: Manifest = {
  resource: 'event',
  drawing: 'smoker',
  texts: {
    one: { fr: 'événement', en: 'event' },
    create: { fr: 'Nouvel événement', en: 'New event' },
  },
  nameOf,
  columns: [
    dayColumn('date', { fr: 'Jour', en: 'Day' }, (row) => dayOf(readEvent(row).date)),
    placeColumn('location', { fr: 'Lieu', en: 'Location' }, { width: 200 }),
    moneyColumn('price', { fr: 'Prix', en: 'Price' }, (row) => readEvent(row).price),
    numberColumn('seats', { fr: 'Places', en: 'Seats' }, (row) => seatsOf(readEvent(row))),
    shown,
  ],
  groups: [
    textGroup,
    {
      title: { fr: 'Quand et où', en: 'When and where' },
      fields: [
        { kind: 'day', name: 'date', synonyms: ['startDate'], label: { fr: 'Jour', en: 'Day' } },
        { kind: 'time', name: 'time', label: { fr: 'Heure', en: 'Time' } },
        { kind: 'day', name: 'endDate', label: { fr: 'Dernier jour', en: 'Last day' }, hint: { fr: 'Seulement s’il y en a plusieurs.', en: 'Only if there are several.' } },
        { kind: 'place', name: 'location', label: { fr: 'Lieu', en: 'Location' }, hint: { fr: 'Public : pas l’adresse d’un particulier. « at_premises » veut dire à votre fumoir.', en: 'Public: not somebody’s home address. “at_premises” means at your smokehouse.' } },
      ],
    },
    {
      title: { fr: 'Prix et places', en: 'Price and seats' },
      note: seatsNote,
      fields: [
        { kind: 'money', name: 'price', synonyms: ['basePrice'], unit: PER_PERSON, label: { fr: 'Prix', en: 'Price' }, hint: { fr: 'Avant taxes.', en: 'Before taxes.' } },
        { kind: 'whole', name: 'maxParticipants', max: 100_000, label: { fr: 'Nombre maximal d’inscriptions', en: 'Maximum sign-ups' } },
        { kind: 'whole', name: 'capacity', max: 100_000, label: { fr: 'Capacité du lieu', en: 'Capacity of the place' }, hint: { fr: 'Le plus petit des deux est affiché.', en: 'The smaller of the two is shown.' } },
        { kind: 'whole', name: 'numberOfGuests', max: 100_000, label: { fr: 'Adultes attendus', en: 'Adults expected' } },
        { kind: 'whole', name: 'numberOfChildren', max: 100_000, label: { fr: 'Enfants attendus', en: 'Children expected' } },
      ],
    },
    {
      title: { fr: 'Au menu', en: 'On the menu' },
      fields: [
        { kind: 'ids', name: 'meatsOffered', of: 'meat', label: { fr: 'Viandes', en: 'Meats' }, wide: true },
        { kind: 'ids', name: 'sidesOffered', of: 'side', label: { fr: 'Accompagnements', en: 'Sides' }, wide: true },
        { kind: 'flag', name: 'reusableUtensils', label: { fr: 'Vaisselle réutilisable', en: 'Reusable tableware' }, wide: true },
      ],
    },
    { title: { fr: 'Sur le site', en: 'On the site' }, fields: [showing, picture, sample] },
  ],
};
