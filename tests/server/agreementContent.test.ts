import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amendedContent, isAmended } from '../../server/agreement/amendedContent';
import { agreementContent } from '../../server/agreement/content';
import { seal } from '../../server/agreement/hash';
import type { AgreementSources } from '../../server/agreement/loadAgreementSources';
import { TAXES_REASON, taxedQuote } from '../../src/contract/taxedQuote';
import { lastValidDay } from '../../server/agreement/validUntil';
import type { AgreementContent } from '../../src/contract/agreement';
import { DEFAULT_PRIVATE_SETTINGS } from '../../src/contract/defaultPrivateSettings';
import { DEFAULT_PUBLIC_SETTINGS } from '../../src/contract/defaultSettings';
import type { InboxLine } from '../../src/contract/inbox';
import { LANGUAGES } from '../../src/contract/language';
import { linesBeforeTaxes, quoteOf } from '../../src/contract/quoteChange';
import { agreementContent as exampleContent, changedContent } from '../../stories/fixtures/agreement';
import { smokehouseTraining } from '../../stories/fixtures/bookingRecord';
import { anyParty, priced } from '../anyParty';

const SOURCES: AgreementSources = {
  settings: DEFAULT_PUBLIC_SETTINGS,
  lists: DEFAULT_PUBLIC_SETTINGS.lists,
  presets: [],
  offer: { meats: [], sides: [], tools: [], contentFocus: [] },
  proposals: { value: DEFAULT_PRIVATE_SETTINGS.proposals, version: 3, saved: true },
};

const recordWith = (quote: InboxLine['quote'], language: 'fr' | 'en' = 'fr'): InboxLine => ({ ...smokehouseTraining(language), quote, version: 1, erased: false, heldUntil: null });

describe('content of a proposal', () => {
  test('has lines and taxes that add up to its total and to that of the quote, for any party', () => {
    fc.assert(
      fc.property(anyParty, fc.boolean(), (party, isTaxed) => {
        const { quote, items } = priced(party, party.guests);
        fc.pre(quote.totalCost !== null);
        const proposed = (isTaxed ? taxedQuote(quote, 'fr') : null) ?? quote;
        const { lines, subtotalCents, gstCents, qstCents, totalCents } = agreementContent(recordWith(proposed), items, SOURCES);
        const sum = lines.reduce((total, { cents }) => total + cents, 0);
        expect(sum).toBe(subtotalCents);
        expect(subtotalCents + gstCents + qstCents).toBe(totalCents);
        expect(totalCents).toBe(Math.round((proposed.totalCost ?? Number.NaN) * 100));
        for (const cents of [sum, gstCents, qstCents, totalCents]) expect(Number.isSafeInteger(cents)).toBe(true);
        expect(lines.some(({ id }) => id === 'gst' || id === 'qst')).toBe(false);
      }),
    );
  });

  test('has the same amounts in both languages', () => {
    for (const language of LANGUAGES) {
      const { quote } = smokehouseTraining(language);
      const content = agreementContent(recordWith(quote, language), [], SOURCES);
      expect(content.language).toBe(language);
      expect(content.lines.find(({ id }) => id === 'travel')?.name).toEqual({ fr: 'Déplacement', en: 'Travel' });
    }
  });
});

describe('taxes on a quote', () => {
  test('equal those of a quote that had them from the start, for any lines', () => {
    fc.assert(
      fc.property(anyParty, (party) => {
        const { quote } = priced(party, party.guests);
        const taxed = taxedQuote(quote, 'fr');
        const hasTaxes = quote.lines.some(({ id }) => id === 'gst');
        expect(taxed === null).toBe(hasTaxes);
        if (!taxed) return;
        expect(linesBeforeTaxes(taxed)).toEqual(linesBeforeTaxes(quote));
        // Adding them again changes nothing, and a later change keeps them.
        expect(taxedQuote(taxed, 'fr')).toBeNull();
        expect(quoteOf(linesBeforeTaxes(taxed), taxed).totalCost ?? 0).toBe(taxed.totalCost);
      }),
    );
  });

  test('have names in the customer’s language', () => {
    expect(LANGUAGES.map((language) => taxedQuote({ totalCost: 100, travelDistance: null, travelFee: null, lines: [{ id: 'setup', name: '', amount: 100 }] }, language))).toMatchObject([
      { totalCost: 114.98, lines: [{}, { id: 'gst', name: 'TPS (5 %)', amount: 5 }, { id: 'qst', name: 'TVQ (9,975 %)', amount: 9.98 }] },
      { totalCost: 114.98, lines: [{}, { id: 'gst', name: 'GST (5%)', amount: 5 }, { id: 'qst', name: 'QST (9.975%)', amount: 9.98 }] },
    ]);
    expect(TAXES_REASON).toEqual({ fr: 'TPS et TVQ', en: 'GST and QST' });
  });
});

/** Text as forms accept it: without control characters and without unpaired surrogates. */
const anyText = fc.string({ unit: 'grapheme', maxLength: 12 });
const anyContent: fc.Arbitrary<AgreementContent> = fc
  .record({ name: anyText, place: anyText, adults: fc.integer({ min: 1, max: 3 }), cents: fc.integer({ min: 0, max: 2 }), date: fc.constantFrom('2027-06-19', '2027-06-20'), version: fc.integer({ min: 0, max: 1 }), title: fc.constantFrom('', 'Noces', 'Noces ', 'noces') })
  .map(({ name, place, adults, cents, date, version, title }) => {
    const content = exampleContent('fr');
    return { ...content, customer: { ...content.customer, name }, event: { ...content.event, place, adults, date, title }, totalCents: content.totalCents + cents, terms: { ...content.terms, version } };
  });

/** Returns the same value with the keys of all its objects in another order. */
function reordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).toReversed().map(([key, inner]) => [key, reordered(inner)]));
}

describe('hash of a content', () => {
  test('is equal exactly for equal contents', () => {
    fc.assert(
      fc.property(anyContent, anyContent, (one, other) => {
        expect(seal(one).hash === seal(other).hash).toBe(JSON.stringify(one) === JSON.stringify(other));
        expect(seal(reordered(one) as AgreementContent).hash).toBe(seal(one).hash);
      }),
    );
  });

  test('differs after any single change of a value', () => {
    const { json, hash } = seal(exampleContent('fr'));
    const paths: (string | number)[][] = [];
    const visit = (value: unknown, path: (string | number)[]): void => {
      if (typeof value === 'object' && value !== null) for (const [key, inner] of Object.entries(value)) visit(inner, [...path, key]);
      else paths.push(path);
    };
    visit(JSON.parse(json), []);
    expect(paths.length).toBeGreaterThan(60);
    for (const path of paths) {
      const changed = JSON.parse(json) as Record<string, unknown>;
      const holder = path.slice(0, -1).reduce<Record<string, unknown>>((inner, key) => inner[key] as Record<string, unknown>, changed);
      const key = String(path.at(-1));
      const value = holder[key];
      holder[key] = typeof value === 'number' ? value + 1 : typeof value === 'boolean' ? !value : value === null ? '' : `${value as string}.`;
      expect([path, seal(changed as unknown as AgreementContent).hash]).not.toEqual([path, hash]);
    }
  });

  test('is the SHA-256 of the stored JSON, which reads back as the content', () => {
    const { content, json, hash } = seal(exampleContent('en'));
    expect(hash).toBe(createHash('sha256').update(json, 'utf8').digest('hex'));
    expect(content).toEqual(exampleContent('en'));
    expect(seal(content)).toEqual({ content, json, hash });
    // RFC 8785: keys in the order of their UTF-16 code units, and no spaces.
    expect(json).toMatch(/^\{"business":\{"email":/);
  });
});

describe('content of an amendment', () => {
  const base = seal(exampleContent('fr')).content;

  test('equals the agreement when the change touches nothing, whatever the catalogue and the terms say today', () => {
    const renamed = (content: AgreementContent): AgreementContent => ({
      ...content,
      event: { ...content.event, type: { fr: 'Autre', en: 'Other' } },
      items: content.items.map((item) => ({ ...item, name: { fr: 'Autre', en: 'Other' } })),
      lines: content.lines.map((line) => ({ ...line, name: { fr: 'Autre', en: 'Other' } })),
      included: { fr: 'Autre', en: 'Other' },
      terms: { version: 9, text: { fr: 'Autre', en: 'Other' } },
    });
    const amended = amendedContent({ base, before: renamed(base), after: renamed(base) });
    expect(seal(amended).hash).toBe(seal(base).hash);
    expect(isAmended(base, seal(amended).content)).toBe(false);
  });

  test('takes what the change touches from the request after it', () => {
    const after = changedContent('fr');
    const amended = seal(amendedContent({ base, before: exampleContent('fr'), after })).content;
    expect(amended).toEqual(seal(after).content);
    expect(isAmended(base, amended)).toBe(true);
  });
});

test('the last valid day of a proposal is counted in local days, and is never after the event', () => {
  // Late evening in Québec, already the next day in UTC.
  expect(lastValidDay(new Date('2026-11-22T04:30:00.000Z'), 14, '2027-06-19')).toBe('2026-12-05');
  expect(lastValidDay(new Date('2026-11-22T05:00:00.000Z'), 14, '2027-06-19')).toBe('2026-12-06');
  expect(lastValidDay(new Date('2027-06-10T12:00:00.000Z'), 14, '2027-06-19')).toBe('2027-06-19');
});
