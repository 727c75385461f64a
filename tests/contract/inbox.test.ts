import { describe, expect, test } from 'vitest';
import { DEFAULT_LISTS } from '../../src/contract/choiceLists';
import { BOOKING_STATUSES } from '../../src/contract/booking';
import { notesAt, readNotes, writeNotes } from '../../src/contract/bookingNotes';
import { normalizeSpaces, isReference, moveSchema, transitionSchema, waitingDays } from '../../src/contract/inbox';
import { mailTextSchema } from '../../src/contract/mailText';
import { INBOX_ACTIONS, isAllowed, availableActions, statusAfter } from '../../src/contract/requestRules';
import { LANGUAGES } from '../../src/contract/language';
import { MAIL_ACTIONS, requestMailDraft } from '../../src/contract/requestMailTemplates';
import { DEFAULT_SETTINGS } from '../../src/contract/defaultPrivateSettings';
import { freeNotes, guestsLabel, labelledNotes, ownNotes, lineName, locationOf, typeLabel } from '../../src/contract/requestDisplay';
import { pizzaPopup, smokehouseTraining } from '../../stories/fixtures/bookingRecord';
import { memberEvent, memberTraining } from '../../stories/fixtures/memberRecord';

const TODAY = '2027-05-10';
const DAY = { coming: '2027-06-12', today: TODAY, over: '2027-05-01' };

/** Legal actions by status for a request whose day is over, written independently of the code. */
const LEGAL: Record<string, string[]> = {
  requested: ['confirm', 'decline', 'cancel', 'move', 'note', 'edit'],
  confirmed: ['cancel', 'finish', 'move', 'note', 'edit'],
  declined: ['note', 'erase'],
  cancelled: ['note', 'erase'],
  done: ['note', 'erase'],
};

describe('state machine', () => {
  test.each(BOOKING_STATUSES.flatMap((status) => INBOX_ACTIONS.map((action) => [status, action] as const)))('a request with status %s allows %s according to the table', (status, action) => {
    expect(isAllowed(action, { status, date: DAY.over, erased: false }, TODAY)).toBe(LEGAL[status]?.includes(action));
  });

  test('refuses to finish a request before its day', () => {
    const confirmedRequest = (date: string) => ({ status: 'confirmed', date, erased: false }) as const;
    expect(Object.values(DAY).map((date) => isAllowed('finish', confirmedRequest(date), TODAY))).toEqual([false, true, true]);
  });

  test('allows no action on an erased request', () => {
    for (const status of BOOKING_STATUSES) expect(availableActions({ role: 'admin' }, { status, date: DAY.over, erased: true }, TODAY)).toEqual([]);
  });

  test('allows actions to administrators only', () => {
    const request = { status: 'requested', date: DAY.coming, erased: false } as const;
    expect(availableActions(null, request, TODAY)).toEqual([]);
    expect(availableActions({ role: 'user' }, request, TODAY)).toEqual([]);
    expect(availableActions({ role: 'admin' }, request, TODAY)).toEqual([...(LEGAL['requested'] ?? []), 'propose']);
  });

  test('each action leads to its status, and the others keep the current one', () => {
    expect(INBOX_ACTIONS.map((action) => statusAfter(action, 'requested'))).toEqual(['confirmed', 'declined', 'cancelled', 'done', 'requested', 'requested', 'requested', 'requested', 'requested', 'requested', 'requested', 'confirmed']);
  });

  test('allows proposals until the day of the event', () => {
    const request = (date: string) => ({ status: 'requested', date, erased: false }) as const;
    expect(Object.values(DAY).map((date) => isAllowed('propose', request(date), TODAY))).toEqual([true, true, false]);
  });

  test.each(BOOKING_STATUSES)('a request with status %s allows to answer or withdraw a proposal only while one is open', (status) => {
    const open = status === 'requested' || status === 'confirmed';
    const allowed = (proposed: boolean, date: string) => (['withdrawProposal', 'recordYes', 'accept'] as const).map((action) => isAllowed(action, { status, date, erased: false, proposed }, TODAY));
    expect(allowed(false, DAY.coming)).toEqual([false, false, false]);
    expect(allowed(true, DAY.coming)).toEqual([open, open, open]);
    expect(allowed(true, DAY.over)).toEqual([open, false, false]);
  });
});

describe('transition bodies', () => {
  test('refuses a mail for a finished request', async () => {
    const mail = { subject: 'Merci', text: 'Merci.' };
    await expect(transitionSchema.validate({ act: 'finish', letter: mail })).rejects.toThrow('notValid');
    expect(await transitionSchema.validate({ act: 'finish' })).toMatchObject({ letter: null, publish: false });
    expect(await transitionSchema.validate({ act: 'cancel', letter: mail })).toMatchObject({ letter: mail });
  });

  test.each([
    [{ subject: '', text: 'a' }, 'required'],
    [{ subject: 'a', text: ' ' }, 'required'],
    [{ subject: 'a\nBcc: b@example.org', text: 'a' }, 'notValid'],
  ])('refuses the mail %j', async (mail, reason) => {
    await expect(mailTextSchema.validate(mail)).rejects.toThrow(reason);
  });

  test('refuses a move to a past day', async () => {
    await expect(moveSchema.validate({ date: DAY.over, time: '17:00' }, { context: { today: TODAY } })).rejects.toThrow('datePast');
    expect(await moveSchema.validate({ date: DAY.coming, time: '17:00' }, { context: { today: TODAY } })).toEqual({ date: DAY.coming, time: '17:00', letter: null, anyway: false });
  });

  test('a reference matches regardless of case and blanks', () => {
    expect(['B-7K3QX9', ' b-7k3qx9 ', 'B-7K3QX8', ''].map((typed) => isReference(typed, 'B-7K3QX9'))).toEqual([true, true, false, false]);
  });
});

test('waiting time counts whole days, only while a request is unanswered', () => {
  const since = { createdAt: '2027-05-03T14:00:00.000Z' };
  expect(waitingDays({ ...since, status: 'requested' }, new Date('2027-05-10T13:59:00.000Z'))).toBe(6);
  expect(waitingDays({ ...since, status: 'requested' }, new Date('2027-05-10T14:00:00.000Z'))).toBe(7);
  expect(waitingDays({ ...since, status: 'confirmed' }, new Date('2027-05-10T14:00:00.000Z'))).toBeNull();
});

test('search folds accents and case', () => {
  expect(normalizeSpaces('  Éloïse   GAGNON-Côté ')).toBe('eloise gagnon-cote');
});

describe('notes of a request', () => {
  test.each(LANGUAGES)('take a new time and keep the rest, in %s', (language) => {
    const notes = `${smokehouseTraining(language).request.contactInfo.notes}\nLa cour est en pente : attention.`;
    const moved = notesAt(notes, '18:15', language);
    expect(readNotes(moved)).toEqual({ ...readNotes(notes), eventTime: '18:15' });
    expect(freeNotes({ contactInfo: { notes: moved } })).toEqual(['La cour est en pente : attention.']);
    expect(moved.split('\n')).toHaveLength(notes.split('\n').length);
  });

  test('get a time when none was set', () => {
    expect(readNotes(notesAt('Bonjour', '18:15', 'fr')).eventTime).toBe('18:15');
    expect(notesAt('', '18:15', 'en')).toBe('Event time: 18:15');
  });

  test("split into the labelled lines and the sender's text", () => {
    const labelled = writeNotes(readNotes(pizzaPopup('en').request.contactInfo.notes), 'en', DEFAULT_LISTS);
    expect(labelledNotes({ contactInfo: { notes: `${labelled}\nAllergic to nuts` } })).toBe(labelled);
    expect(freeNotes({ contactInfo: { notes: `${labelled}\n\n Allergic to nuts \r\nNo pork` } })).toEqual(['Allergic to nuts', 'No pork']);
    expect(ownNotes({ contactInfo: { notes: `${labelled}\nAllergic to nuts\r\n\nNo pork\n` } })).toBe('Allergic to nuts\n\nNo pork');
  });
});

test("a request is rendered in the reader's language", () => {
  expect(typeLabel(pizzaPopup('en').request, 'fr', DEFAULT_LISTS)).toBe('Soirée pizza chez vous');
  expect(typeLabel(memberEvent('fr').request, 'en', DEFAULT_LISTS)).toBe('Private event');
  expect(guestsLabel({ peopleCount: 1, kidsCount: 0 }, 'fr')).toBe('1 adulte');
  expect(guestsLabel({ peopleCount: 2, kidsCount: 1 }, 'en')).toBe('2 adults and 1 child under 12');
  expect(locationOf(memberTraining('fr').request, 'en')).toMatchObject({ place: 'At the smokehouse', noTravel: true });
  expect(lineName({ id: 'gst', name: 'TPS (5 %)' }, 'en', DEFAULT_LISTS)).toBe('GST (5%)');
  expect([lineName({ id: 'pizza', name: 'Pizzas' }, 'en', DEFAULT_LISTS), lineName({ id: 'topping-bellPeppers', name: 'Garniture' }, 'en', DEFAULT_LISTS), lineName({ id: 'topping-bellPeppers', name: 'Topping' }, 'fr', DEFAULT_LISTS)]).toEqual(['Pizza', 'Topping: Bell Peppers', 'Garniture\u00a0: Poivrons']);
  expect(lineName({ id: 'brisket', name: 'Pointe de poitrine' }, 'en', DEFAULT_LISTS)).toBe('Pointe de poitrine');
});

describe('mail draft', () => {
  test.each(MAIL_ACTIONS.flatMap((action) => LANGUAGES.map((language) => [action, language] as const)))("of %s uses the customer's language: %s", async (action, language) => {
    const mail = requestMailDraft(action, smokehouseTraining(language), DEFAULT_SETTINGS, { dateTime: { date: '2027-06-19', time: '18:30' } });
    expect(await mailTextSchema.validate(mail)).toEqual(mail);
    expect(mail.text).toMatch(language === 'fr' ? /^Bonjour Julie,\n/ : /^Hello Julie,\n/);
    expect(mail.subject).toContain('B-7K3QX9');
    expect(mail.text).not.toMatch(/[{}]|undefined|null|\.\./);
    expect(mail.text).not.toMatch(/ [:;!?]/);
  });

  test('of a confirmation names date, place, guests and price', () => {
    const { text } = requestMailDraft('confirm', smokehouseTraining('fr'), DEFAULT_SETTINGS);
    expect(text).toContain('samedi 12 juin 2027 à\u00a017\u00a0h');
    expect(text).toContain('1325, rue Girouard Ouest, Saint-Hyacinthe, Québec');
    expect(text).toContain('40 adultes et 6 enfants de moins de 12 ans');
    expect(text).toContain('3\u00a0013,48\u00a0$, taxes en sus');
    expect(requestMailDraft('confirm', memberEvent('en'), DEFAULT_SETTINGS).text).toContain('GST and QST included');
    expect(requestMailDraft('confirm', pizzaPopup('fr'), DEFAULT_SETTINGS).text).toContain('Estimation\u00a0: à déterminer');
    expect(requestMailDraft('confirm', memberEvent('fr'), DEFAULT_SETTINGS, { publish: true }).text).toContain('au calendrier du site');
  });

  test('of a move names both dates and whether the new one is confirmed', () => {
    const dateTime = { date: '2027-06-19', time: '18:30' };
    const asked = requestMailDraft('move', smokehouseTraining('fr'), DEFAULT_SETTINGS, { dateTime }).text;
    expect(asked).toContain('samedi 19 juin 2027 à\u00a018\u00a0h\u00a030');
    expect(asked).toContain('samedi 12 juin 2027 à\u00a017\u00a0h');
    expect(asked).toContain('pas encore confirmé');
    expect(requestMailDraft('move', { ...smokehouseTraining('fr'), status: 'confirmed' }, DEFAULT_SETTINGS, { dateTime }).text).not.toContain('pas encore confirmé');
  });
});
