import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { PRINTABLE, toPrintable } from '../../server/agreement/paper/printable';
import { writePaper } from '../../server/agreement/paper/writePaper';
import { formatMoney } from '../../src/contract/formats';
import { formatInstant } from '../../src/contract/formatInstant';
import { LANGUAGES } from '../../src/contract/language';
import type { Proposal } from '../../src/contract/agreementSchemas';
import { acceptedAmendment, acceptedProposal, agreementContent, expiredProposal, HASH, openAmendment, openProposal, verbalProposal } from '../../stories/fixtures/agreement';
import { largeContent, paperOfContent, priced, printed, tight } from './paperContents';

describe('paper of a proposal', () => {
  test.each(LANGUAGES)('the paper says who, what, when, where and for how much (%s)', async (language) => {
    const proposal = openProposal(language);
    const { content } = proposal;
    const { text, pages } = await printed(proposal);
    const { business, customer, event } = content;
    const parts = [business.name, business.legalName, business.street, business.postalCode, business.phone, business.email, business.gstNumber, business.qstNumber, content.reference, customer.name, customer.email, event.place];
    for (const part of [...parts, ...content.items.map(({ name }) => name.fr), ...content.lines.map(({ name }) => name.fr), content.included.fr, content.terms.text.fr]) expect(text).toContain(tight(part));
    for (const cents of [...content.lines.map((line) => line.cents), content.subtotalCents, content.gstCents, content.qstCents, content.totalCents]) expect(text).toContain(tight(formatMoney(cents, 'fr')));
    for (const part of ['Sous-total', 'TPS', 'TVQ', 'Total', 'Valable jusqu’au samedi 22 mai 2027', 'samedi 12 juin 2027, 17 h', 'Arachides : ALLERGIE GRAVE, 2 personnes']) expect(text).toContain(tight(part));
    expect(text).toContain(`page1/${pages}`);
    expect(text).toContain(`page${pages}/${pages}`);
  });

  test('a French paper has no English, and an English paper has every text in French first', async () => {
    const { text: french } = await printed(openProposal('fr'));
    for (const english of ['Proposal', 'Guests', 'Terms', 'What is included', 'Subtotal', 'GST']) expect(french).not.toContain(tight(english));
    const { text } = await printed(openProposal('en'));
    const { content } = openProposal('en');
    const pairs = [
      ['Proposition 1', 'Proposal 1'],
      ['Votre événement', 'Your event'],
      ['40 adultes et 6 enfants de moins de 12 ans', '40 adults and 6 children under 12'],
      ['Ce qui est compris', 'What is included'],
      ['Conditions, version 2', 'Terms, version 2'],
      ['Sous-total', 'Subtotal'],
      [formatMoney(content.totalCents, 'fr'), formatMoney(content.totalCents, 'en')],
      [content.included.fr, content.included.en],
      [content.terms.text.fr, content.terms.text.en],
      ['Attend votre réponse', 'Waits for your answer'],
    ] as const;
    for (const [first, second] of pairs) {
      expect(text.indexOf(tight(first)), first).toBeGreaterThan(-1);
      expect(text.indexOf(tight(second)), second).toBeGreaterThan(text.indexOf(tight(first)));
    }
  });

  test('the paper of a business that collects no taxes says so, and names no tax', async () => {
    const content = { ...agreementContent('fr'), ...priced(agreementContent('fr').lines, false) };
    const { text } = await printed(paperOfContent({ ...content, business: { ...content.business, gstNumber: '', qstNumber: '' } }));
    expect(text).toContain(tight('L’entreprise ne perçoit pas de taxes.'));
    for (const tax of ['TPS', 'TVQ', 'Sous-total']) expect(text).not.toContain(tax);
  });

  test.each([
    ['expired', expiredProposal, 'Échue le mardi 4 mai 2027 : cette proposition ne vaut plus.'],
    ['replaced', (language: 'fr') => openProposal(language, { state: 'replaced' }), 'Remplacée : cette proposition ne vaut plus.'],
    ['withdrawn', (language: 'fr') => openProposal(language, { state: 'withdrawn' }), 'Retirée : cette proposition ne vaut plus.'],
  ] as const)('a proposal that is %s says so before its title', async (_, make, notice) => {
    const { text } = await printed(make('fr'));
    expect(text.indexOf(tight(notice))).toBeGreaterThan(-1);
    expect(text.indexOf(tight(notice))).toBeLessThan(text.indexOf(tight('Proposition 1')));
    expect(text).not.toContain(tight('Valable jusqu’au'));
    expect(text).not.toContain(tight('Attend votre réponse'));
  });
});

describe('acceptance', () => {
  const at = (instant: string) => tight(formatInstant(instant, 'fr'));

  test('an acceptance through the link names the person, the local time, the terms and the whole hash', async () => {
    const { text } = await printed(acceptedProposal('fr'));
    expect(text).toContain(tight(`Julie Tremblay a dit oui par le lien du courriel, le`) + at('2027-05-09T22:41:00.000Z'));
    expect(at('2027-05-09T22:41:00.000Z')).toContain('18h41');
    expect(text).toContain(tight('Conditions : version 2.'));
    expect(text).toContain(HASH);
  });

  test('a spoken acceptance names the person, the day, and who noted it', async () => {
    const { text } = await printed(verbalProposal('fr'));
    expect(text).toContain(tight('Julie Tremblay a dit oui de vive voix le samedi 8 mai 2027. Noté par Samuel le') + at('2027-05-09T22:41:00.000Z'));
    const { text: former } = await printed(verbalProposal('en', { acceptance: { at: '2027-05-09T22:41:00.000Z', way: 'spoken', name: 'Julie Tremblay', language: 'en', on: '2027-05-08', notedBy: '' } }));
    expect(former).toContain(tight('Noted by a former account'));
  });

  test('an amendment that needs no yes says why', async () => {
    expect((await printed(acceptedAmendment('fr'))).text).toContain(tight('Aucun oui à attendre : le prix ne monte pas.'));
    expect((await printed(acceptedAmendment('fr', { askedBy: 'customer' }))).text).toContain(tight('Aucun oui à attendre : le client l’a demandé.'));
  });
});

describe('paper of an amendment', () => {
  test('the paper shows only what changes, before and after, with the new total', async () => {
    const amendment = openAmendment('en');
    const { base, content } = amendment;
    const { text } = await printed(amendment);
    for (const part of ['Changement 2', 'Avant : 40 adultes et 6 enfants de moins de 12 ans', 'Maintenant : 50 adultes et 6 enfants de moins de 12 ans', 'Ajouté : Jambon fumé', 'Retiré : Côtes levées de dos', 'Now: 50 adults', 'Jambon fumé (prix du 9 mai)', 'Tout le reste demeure comme convenu.']) expect(text).toContain(tight(part));
    for (const cents of [base?.totalCents ?? 0, content.totalCents, content.gstCents, content.qstCents]) expect(text).toContain(tight(formatMoney(cents, 'fr')));
    // Neither the travel, the place, the allergies nor the terms change.
    for (const part of ['Déplacement', content.event.place, 'Arachides', content.included.fr, content.terms.text.fr]) expect(text).not.toContain(tight(part));
  });

  test('the paper shows changed terms in full, and each other changed fact', async () => {
    const before = agreementContent('fr');
    const terms = { version: 3, text: { fr: 'Conditions toutes neuves.', en: 'Brand new terms.' } };
    const content = agreementContent('fr', { terms, customer: { ...before.customer, telephone: '450 555-0100' }, event: { ...before.event, time: '18:30', place: 'Grange des Roy, Upton' }, diets: [] });
    const { text } = await printed(openAmendment('fr', { content, base: before }));
    for (const part of ['Conditions, version 3', terms.text.fr, '450 555-0100', 'Avant : 17 h', 'Maintenant : 18 h 30', 'Maintenant : Grange des Roy, Upton', 'Maintenant : –']) expect(text).toContain(tight(part));
  });
});

describe('file', () => {
  test.each(LANGUAGES)('the file has at most three Letter pages and 300 kB for sixty guests, twelve lines and long terms (%s)', async (language) => {
    const bytes = await writePaper(paperOfContent(largeContent(language)));
    const { pages } = await printed(paperOfContent(largeContent(language)));
    expect(bytes.length).toBeLessThan(300_000);
    expect(pages).toBeLessThanOrEqual(3);
    expect(bytes.toString('latin1').match(/\/MediaBox \[0 0 612 792\]/g)).toHaveLength(pages);
  });

  test('the file is the same byte for byte for the same proposal, and another for another', async () => {
    const hashOf = async (proposal: Proposal) => createHash('sha256').update(await writePaper(proposal)).digest('hex');
    const first = await hashOf(acceptedProposal('en'));
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect(await hashOf(structuredClone(acceptedProposal('en')))).toBe(first);
    expect(await hashOf(acceptedProposal('en', { number: 2 }))).not.toBe(first);
  });

  test('the file has a title, an author, a language and a structure', async () => {
    const content = agreementContent('en');
    const bytes = await writePaper(paperOfContent({ ...content, business: { ...content.business, legalName: 'Chez <Ali> & Fils inc.' } }));
    const file = bytes.toString('latin1');
    const utf8 = bytes.toString('utf8');
    expect(utf8).toContain(`>Proposition 1 / Proposal 1 – ${content.reference}<`);
    expect(utf8).toContain('<rdf:li>Chez Ali et Fils inc.</rdf:li>');
    expect(file).toContain('/Lang (fr-CA)');
    expect(file).toContain('/Lang (en-CA)');
    expect(file).toContain('/Marked true');
    for (const tag of ['Document', 'H1', 'H2', 'Table', 'TR', 'TH', 'TD', 'P']) expect(file).toContain(`/S /${tag}\n`);
    expect(file).toContain('/CreationDate');
    expect(file).toContain('20270508152000Z');
  });

  test('the fonts of names and of titles have every printable character', async () => {
    const all = Array.from({ length: 0xffff }, (_, code) => String.fromCharCode(code)).filter((character) => PRINTABLE.test(character));
    const name = all.join('');
    for (const letter of 'éÉœŒæçÿŁłőűşțžđħĳ«»’€ẞ') expect(all).toContain(letter);
    const content = agreementContent('fr');
    const { text } = await printed(paperOfContent({ ...content, business: { ...content.business, name }, customer: { ...content.customer, name } }));
    const [business, customer] = [text.indexOf(tight(name)), text.lastIndexOf(tight(name))];
    expect(business).toBe(0);
    expect(customer).toBeGreaterThan(text.indexOf(tight('Votre événement')));
  });

  test.each([
    ['a\r\nb\rc\u2028d\te', 'a\nb\nc\nd e', false],
    ['12\u202f000 ﬁn \u2011', '12\u00a0000 fin -', false],
    ['❤\ufe0f', '[U+2764]', true],
    ['x\u0304 ệ', 'x e', true],
    ['नि', '[U+0928][U+093F]', true],
  ])('%j is printed as %j', (text, expected, isSubstituted) => {
    expect(toPrintable(text)).toEqual({ text: expected, isSubstituted });
  });

  test('the paper prints letters with any European accent, and writes other characters by their code', async () => {
    const content = agreementContent('fr');
    const name = 'Œdipe Łukasz 🔥 王 Nguyễn e\u0301 \u202eabc\u202c a\u0000b';
    const { text } = await printed(paperOfContent({ ...content, customer: { ...content.customer, name } }));
    expect(text).toContain(tight('Œdipe Łukasz [U+1F525] [U+738B] Nguyen é abc ab'));
    expect(text).toContain(tight('La police de ce document n’a pas tous les signes'));
    expect((await printed(paperOfContent(content))).text).not.toContain(tight('La police de ce document'));
  });

  test('the paper wraps long names and words without spaces', async () => {
    const content = agreementContent('fr');
    const long = 'w'.repeat(400);
    const { text, pages } = await printed(paperOfContent({ ...content, customer: { name: long, email: `${'a'.repeat(200)}@example.org`, telephone: '' }, ...priced(content.lines.map((line) => ({ ...line, name: { fr: `${line.name.fr} ${long}`, en: long } }))) }));
    expect(text).toContain(long);
    expect(pages).toBeLessThanOrEqual(5);
  });

  test.each(LANGUAGES)('a fact that is longer than a page continues on the next one (%s)', async (language) => {
    const content = agreementContent(language);
    const diets = Array.from({ length: 120 }, (_, index) => ({ category: 'peanuts' as const, severity: 'severe' as const, count: 2, words: `table ${index}.` }));
    const { text, pages } = await printed(paperOfContent({ ...content, diets }));
    const tables = diets.map(({ words }) => text.indexOf(`${tight(words)})`));
    expect(tables).not.toContain(-1);
    expect(tables).toEqual(tables.toSorted((a, b) => a - b));
    expect(text).toContain(`page${pages}/${pages}`);
    for (const part of [content.terms.text.fr, HASH]) expect(text).toContain(tight(part));
  });

  test('terms with another number of paragraphs in English stand in French first, then in English', async () => {
    const terms = { version: 3, text: { fr: 'Un.\n\nDeux.\n\nTrois.', en: 'One and two.\n\nThree.' } };
    const { text } = await printed(paperOfContent(agreementContent('en', { terms })));
    expect(text).toContain(tight('Un. Deux. Trois. One and two. Three.'));
    const paired = { version: 3, text: { fr: 'Un.\n\nDeux.', en: 'One.\n\nTwo.' } };
    expect((await printed(paperOfContent(agreementContent('en', { terms: paired })))).text).toContain(tight('Un. One. Deux. Two.'));
  });

  test('the paper is written for terms of the maximum length', async () => {
    const terms = { version: 9, text: { fr: 'Mot '.repeat(1500), en: 'Word '.repeat(1200) } };
    const { text, pages } = await printed(paperOfContent(agreementContent('en', { terms })));
    expect(text.match(/Mot/g)).toHaveLength(1500);
    expect(text.match(/Word/g)).toHaveLength(1200);
    expect(pages).toBeLessThanOrEqual(4);
  });
});
