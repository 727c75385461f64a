import { expect, test } from 'vitest';
import { DEFAULT_LISTS } from '../../src/contract/choiceLists';
import { DEFAULT_PUBLIC_SETTINGS } from '../../src/contract/defaultSettings';
import { DEFAULT_SETTINGS } from '../../src/contract/defaultPrivateSettings';
import type { Settings } from '../../src/contract/settings';
import { SETTINGS_SCHEMAS } from '../../src/contract/settingsSchemas';
import { hasShapeOf } from '../../src/api/drafts';
import type { ChangeTexts } from '../../src/features/settings/change';
import { changesOf } from '../../src/features/settings/changes';
import { filmsTexts } from '../../src/features/settings/filmTexts';
import { listsTexts } from '../../src/features/settings/listsTexts';
import { ownLabels, partFormOf, PARTS, type FormPart } from '../../src/features/settings/parts';
import { isInQuebec } from '../../src/features/settings/quebec';
import { SETTINGS_SECTIONS } from '../../src/features/settings/sections';
import { linePresetsTexts } from '../../src/features/settings/proposalsTexts';
import { hasPlaceholders, placeholdersIn, SUMMARIES, type PublicFormPart } from '../../src/features/settings/summaries';
import { settingsTexts } from '../../src/features/settings/texts';
import { shapeOf, valuesOf } from '../../src/features/settings/values';
import { normalizeSpaces, translator } from '../../stories/fixtures/translate';

const FORM_PARTS = Object.keys(PARTS) as FormPart[];

const textsOf = (part: FormPart, language: 'fr' | 'en' = 'fr'): ChangeTexts => {
  const translate = translator(PARTS[part].texts, language) as (name: string) => string;
  return { language, t: translator(settingsTexts, language), tOfFilms: translator(filmsTexts, language), tOfLists: translator(listsTexts, language), tOfPresets: translator(linePresetsTexts, language), lookup: (name) => (translate(name) === name ? undefined : translate(name)) };
};

const written = (part: FormPart, before: Settings[FormPart], after: Settings[FormPart], language: 'fr' | 'en' = 'fr') =>
  changesOf(part, PARTS[part].groups, before, after, textsOf(part, language)).map(({ label, before: old, after: next }) => normalizeSpaces(`${label}: ${old} → ${next}`));

const summary = (part: PublicFormPart, language: 'fr' | 'en' = 'fr', changes: Partial<Settings> = {}) => normalizeSpaces(SUMMARIES[part]({ ...DEFAULT_PUBLIC_SETTINGS, ...changes }, language, translator(settingsTexts, language)));

test.each([
  ['the smokehouse', { lat: 45.64, lng: -72.82 }, true],
  ['Kuujjuaq', { lat: 58.1, lng: -68.4 }, true],
  ['Blanc-Sablon', { lat: 51.42, lng: -57.13 }, true],
  ['a longitude without its minus sign', { lat: 45.64, lng: 72.82 }, false],
  ['swapped coordinates', { lat: -72.82, lng: 45.64 }, false],
  ['Toronto', { lat: 43.65, lng: -79.38 }, false],
])('%s is inside the bounds of Québec only if it is there', (_, point, expected) => {
  expect(isInQuebec(point)).toBe(expected);
});

test('a summary shows the current values in the language of the page', () => {
  expect(summary('identity')).toBe('Boucane · St-Liboire · 450 555-1234 · bonjour@boucane.example');
  expect(summary('premises')).toBe('Latitude 45,64, longitude −72,82');
  expect(summary('rules')).toBe('Préavis : deux semaines · 500 convives au plus · données gardées 24 mois');
  expect(summary('rules', 'en')).toBe('Notice: two weeks · 500 guests at most · data kept 24 months');
  expect(summary('summaryRates', 'en')).toBe('Event $200.00 · training $150.00 · child $25.00');
});

test('the summary of the taxes says when none are collected', () => {
  expect(summary('taxes')).toBe('TPS 000000000 RT0001 · TVQ 0000000000 TQ0001');
  expect(summary('taxes', 'fr', { taxes: { ...DEFAULT_SETTINGS.taxes, registered: false } })).toBe('Aucune taxe perçue');
});

test('the summary of the rates shows the lowest price of pizza, or that there is none', () => {
  const { bookingRates } = DEFAULT_SETTINGS;
  expect(summary('bookingRates')).toBe('Menu × 1,3 · déplacement 50,00 $, puis 0,64 $ par km · pizza à déterminer');
  expect(summary('bookingRates', 'fr', { bookingRates: { ...bookingRates, pizzaPerPerson: { 'pizza-popup': 24.5, 'pizza-training': 30, 'smokehouse-popup': null } } })).toContain('pizza dès 24,50 $ par convive');
});

test('the summary of the films counts them', () => {
  expect(summary('films')).toBe('7 vidéos');
  expect(summary('films', 'en', { films: { films: DEFAULT_SETTINGS.films.films.slice(0, 1) } })).toBe('1 video');
  expect(summary('films', 'fr', { films: { films: [] } })).toBe('Aucune vidéo');
});

test('a part is marked while it holds invented facts or sample films', () => {
  expect(placeholdersIn('identity', { ...DEFAULT_PUBLIC_SETTINGS, placeholders: ['phone', 'hours'] })).toEqual(['phone']);
  expect(hasPlaceholders('hours', { ...DEFAULT_PUBLIC_SETTINGS, placeholders: ['phone'] })).toBe(false);
  expect(hasPlaceholders('films', { ...DEFAULT_PUBLIC_SETTINGS, placeholders: [] })).toBe(true);
  expect(hasPlaceholders('films', { ...DEFAULT_PUBLIC_SETTINGS, films: { films: [] } })).toBe(false);
});

test('equal versions have no changes, even when an absent price has become null', () => {
  for (const part of FORM_PARTS) expect(written(part, DEFAULT_SETTINGS[part], DEFAULT_SETTINGS[part])).toEqual([]);
  expect(written('bookingRates', DEFAULT_SETTINGS.bookingRates, { ...DEFAULT_SETTINGS.bookingRates, pizzaPerPerson: { 'pizza-popup': null } })).toEqual([]);
});

test('a form without input has no changes from its stored part', () => {
  for (const part of FORM_PARTS) expect(changesOf(part, PARTS[part].groups, DEFAULT_SETTINGS[part], valuesOf(part, DEFAULT_SETTINGS[part], DEFAULT_LISTS), textsOf(part))).toEqual([]);
});

test('changes are listed with their labels and units in the order of the form', () => {
  const { rules, bookingRates, hours, taxes } = DEFAULT_SETTINGS;
  expect(written('rules', rules, { ...rules, roadKmh: 80, leadTimeDays: 21, reminderHours: { ...rules.reminderHours, from: '08:30' } })).toEqual(['Préavis: 14 jours → 21 jours', 'Envoi à partir de: 9 h → 8 h 30', 'Vitesse moyenne, chargé: 70 km/h → 80 km/h']);
  expect(written('bookingRates', bookingRates, { ...bookingRates, factor: 1.4, pizzaPerPerson: { 'pizza-popup': 24.5 }, toppingPerPerson: { bacon: 2 } })).toEqual([
    'Multiplicateur du menu: 1,3 → 1,4',
    'Pizza par convive – Soirée pizza chez vous: à déterminer → 24,50 $',
    'Supplément par garniture – Bacon: aucun supplément → 2,00 $',
  ]);
  expect(written('hours', hours, { ...hours, week: { ...hours.week, monday: { open: false, from: '09:00', to: '17:00' } } }, 'en')).toEqual(['Monday: 9:00 a.m. to 5:00 p.m. → closed']);
  expect(written('taxes', taxes, { ...taxes, registered: false })).toEqual(['L’entreprise perçoit la TPS et la TVQ: oui → non']);
});

const film = (videoId: string, fr: string, seconds: number | null = null) => ({ name: '', videoId, title: { fr, en: fr }, description: { fr: '', en: '' }, seconds });
const [smoke, oven, dough] = [film('aaaaaaaaaaa', 'La boucane'), film('bbbbbbbbbbb', 'Le four'), film('ccccccccccc', 'La pâte')];

test('a moved film is a change of order, not of every film', () => {
  expect(written('films', { films: [smoke, oven, dough] }, { films: [dough, smoke, oven] })).toEqual(['Ordre: La boucane, Le four, La pâte → La pâte, La boucane, Le four']);
});

test('films that were removed, added and edited are listed by their titles', () => {
  expect(written('films', { films: [smoke, oven] }, { films: [{ ...oven, seconds: 32 }, dough] })).toEqual([
    'Vidéo « La boucane »: dans le carrousel → absente',
    'Vidéo « La pâte »: absente → dans le carrousel',
    'Vidéo « Le four » – Durée: vide → 32 secondes',
  ]);
});

test('a film in the form is recognized by its link', () => {
  expect(changesOf('films', [], { films: [smoke] }, { films: [{ ...smoke, videoId: 'https://youtu.be/aaaaaaaaaaa', seconds: '' }] }, textsOf('films'))).toEqual([]);
});

test('every field of a part has a label, and every group a title', () => {
  const unnamed = FORM_PARTS.flatMap((part) => {
    const { lookup } = textsOf(part);
    return PARTS[part].groups.flatMap(({ name, fields }) => [`groups.${name}.title`, ...fields.filter(({ label }) => !label).map((field) => `fields.${field.name}${field.kind === 'hours' ? '.open' : ''}.label`)]).filter((name) => lookup(name) === undefined);
  });
  expect(unnamed).toEqual([]);
});

test('the starting values of every part fit its form, its draft and its schema', () => {
  for (const part of FORM_PARTS) {
    const values = valuesOf(part, DEFAULT_SETTINGS[part], DEFAULT_LISTS);
    expect(hasShapeOf(shapeOf(part, DEFAULT_LISTS), values), part).toBe(true);
    expect(SETTINGS_SCHEMAS[part].isValidSync(values), part).toBe(true);
    expect(changesOf(part, PARTS[part].groups, DEFAULT_SETTINGS[part], SETTINGS_SCHEMAS[part].cast(values), textsOf(part)), part).toEqual([]);
  }
});

test('a draft with prices in place of empty ones has the shape of the form', () => {
  expect(hasShapeOf(shapeOf('bookingRates', DEFAULT_LISTS), valuesOf('bookingRates', { ...DEFAULT_SETTINGS.bookingRates, pizzaPerPerson: { 'pizza-popup': 24.5 } }, DEFAULT_LISTS))).toBe(true);
});

test('the index leads to every part once', () => {
  const paths = SETTINGS_SECTIONS.map(({ path }) => path);
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
  expect(paths).toEqual(expect.arrayContaining(FORM_PARTS));
});

test('a film without titles is refused in both languages', () => {
  const errors = () => SETTINGS_SCHEMAS.films.validateSync({ films: [film('aaaaaaaaaaa', '')] }, { abortEarly: false });
  expect(errors).toThrow(expect.objectContaining({ inner: [expect.objectContaining({ path: 'films[0].title.fr' }), expect.objectContaining({ path: 'films[0].title.en' })] }));
});

test('entries of a list that were added, renamed, hidden and moved are listed by list and name', () => {
  const { lists } = DEFAULT_SETTINGS;
  const [thin, neapolitan, sourdough] = lists.doughs;
  if (!thin || !neapolitan || !sourdough) throw new Error('There are three doughs.');
  const doughs = [neapolitan, { ...thin, name: { fr: 'Fine', en: 'Thin' } }, { ...sourdough, hidden: true }, { ...thin, key: 'rye', name: { fr: 'Seigle', en: 'Rye' } }];
  expect(written('lists', lists, { ...lists, doughs })).toEqual([
    'Pâtes – Seigle: absente → offerte',
    'Pâtes – Mince – Nom français: Mince → Fine',
    'Pâtes – Au levain: offerte → masquée',
    'Pâtes – Ordre: Mince, Napolitaine, Au levain → Napolitaine, Fine, Au levain',
  ]);
});

test('the rates have a field for each price of the owner’s lists, under the owner’s names', () => {
  const lists = { ...DEFAULT_LISTS, toppings: [{ key: 'basil', name: { fr: 'Basilic', en: 'Basil' }, hidden: true }] };
  const form = partFormOf('bookingRates', lists);
  expect(ownLabels(form, 'en')).toEqual({ 'pizzaPerPerson.pizza-popup': 'Pizza Popup Event', 'pizzaPerPerson.pizza-training': 'Pizza Training', 'toppingPerPerson.basil': 'Basil' });
});

test('the summary of the lists counts what is offered', () => {
  const doughs = DEFAULT_LISTS.doughs.map((each, index) => ({ ...each, hidden: index === 0 }));
  expect(summary('lists', 'en', { lists: { ...DEFAULT_LISTS, doughs } })).toBe('Event types: 4 · toppings: 10 · doughs: 2 · pizzas: 9 · subjects: 4');
});

test('prepared lines that were added, repriced, removed and moved are listed by their names', () => {
  const preset = (fr: string, amount: number, perPerson = true) => ({ name: { fr, en: `${fr} (en)` }, amount, perPerson });
  const [pizza, night, fire] = [preset('Pizza', 14), preset('Service de nuit', 180, false), preset('Feu de joie', 75, false)];
  expect(written('linePresets', { presets: [pizza, night] }, { presets: [night, { ...pizza, amount: 15.5, perPerson: false }] })).toEqual([
    'Ligne « Pizza » – Montant avant taxes: 14,00 $ → 15,50 $',
    'Ligne « Pizza » – Par convive: oui → non',
    'Ordre: Pizza, Service de nuit → Service de nuit, Pizza',
  ]);
  expect(written('linePresets', { presets: [pizza] }, { presets: [fire] })).toEqual(['Ligne « Pizza »: présente → absente', 'Ligne « Feu de joie »: absente → présente']);
});

test('changed terms are listed with their language', () => {
  const { proposals } = DEFAULT_SETTINGS;
  expect(written('proposals', proposals, { ...proposals, validDays: 30, terms: { ...proposals.terms, en: 'New.' } })).toEqual(['Valables pendant: 14 jours → 30 jours', `Conditions, en anglais: ${normalizeSpaces(proposals.terms.en)} → New.`]);
});

test('no part of the settings has a field for a cancellation fee', () => {
  const { proposals } = DEFAULT_SETTINGS;
  expect(Object.keys(SETTINGS_SCHEMAS.proposals.fields)).toEqual(['validDays', 'included', 'terms']);
  expect(() => SETTINGS_SCHEMAS.proposals.validateSync({ ...proposals, cancellationFee: 100 }, { strict: true })).toThrow('cancellationFee');
  const names = FORM_PARTS.flatMap((part) => PARTS[part].groups.flatMap(({ fields }) => fields.map(({ name }) => name)));
  expect(names.filter((name) => /cancel|annul|penalt/i.test(name))).toEqual([]);
});

test('the draft of the terms lets a customer cancel at any time for the costs incurred only', () => {
  const { fr, en } = DEFAULT_SETTINGS.proposals.terms;
  expect(fr).toMatch(/annuler à tout moment.+que les frais déjà engagés/s);
  expect(en).toMatch(/cancel at any time.+only for the costs already incurred/s);
});
