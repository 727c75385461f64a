import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../src/contract/defaultPrivateSettings';
import { fillHoles } from '../../src/contract/fillHoles';
import { mailDraftTranslator, type MailDraftLookup } from '../../src/contract/mailDraftTexts';
import { unfillable } from '../../src/contract/mailTags';
import { requestMailDraft } from '../../src/contract/requestMailTemplates';
import { smokehouseTraining } from '../../stories/fixtures/bookingRecord';
import { otherBusiness } from '../../stories/fixtures/otherBusiness';

const OWN: Partial<Record<string, { fr: string; en: string }>> = { confirm: { fr: 'Marché conclu pour le {{ when }} : {{business}} y sera !', en: 'It’s a deal for {{when}}.' }, regards: { fr: '  ', en: '' } };
const lookup: MailDraftLookup = (name, language) => OWN[name]?.[language];

test('a mail draft uses the owner’s texts in the customer’s language, with the facts of the business', () => {
  expect(requestMailDraft('confirm', smokehouseTraining('fr'), DEFAULT_SETTINGS, { lookup }).text).toContain('Marché conclu pour le samedi 12 juin 2027 à\u00a017\u00a0h\u00a0: Boucane y sera\u202f!');
  expect(requestMailDraft('confirm', smokehouseTraining('en'), otherBusiness, { lookup }).text).toContain('It’s a deal for Saturday, June 12, 2027 at\u00a05:00\u00a0p.m.');
});

test('an empty text falls back to the built-in one', () => {
  expect(mailDraftTranslator(DEFAULT_SETTINGS, 'fr', lookup)('regards')).toBe('Au plaisir,');
});

test('a subject stays a single line of bounded length', () => {
  const long: MailDraftLookup = (name) => (name === 'declineSubject' ? `Votre demande\n{{reference}}\r\n${'x'.repeat(300)}` : undefined);
  const { subject } = requestMailDraft('decline', smokehouseTraining('fr'), DEFAULT_SETTINGS, { lookup: long });
  expect(subject).toMatch(/^Votre demande B-7K3QX9 x+$/);
  expect(subject).toHaveLength(200);
});

test('a draft of another business contains its facts and none of a new installation', () => {
  const { text } = requestMailDraft('confirm', smokehouseTraining('fr'), otherBusiness);
  for (const fact of ['418 555-0199', 'Odile', 'Fumoir Untel']) expect(text).toContain(fact);
  expect(text).not.toMatch(/Boucane|Samuel|555-1234/);
});

test('placeholders are filled once, so that a value cannot be a placeholder itself', () => {
  expect(fillHoles('{{a}} {{ b }} {{toString}}', { a: '{{b}}', b: 2 })).toBe('{{b}} 2 ');
});

test('only mail texts with a placeholder that no mail fills are rejected', () => {
  expect(unfillable({ tag: 'mail.received', value: { fr: '{{town}}', en: '{{nom}}' } })).toEqual(['en']);
  expect(unfillable({ tag: 'letter.confirm', value: { fr: '{{when}} {{quand}}', en: '' } })).toEqual(['fr']);
  expect(unfillable({ tag: 'home.title', value: { fr: '{{nom}}', en: '' } })).toEqual([]);
});
