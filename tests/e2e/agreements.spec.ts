import type { Proposal } from '../../src/contract/agreementSchemas';
import { saturdayAfter } from '../../server/db/seed/coming';
import { createDayStatus } from '../../src/contract/dayAvailability';
import { addDays, dayAt } from '../../src/contract/days';
import { DEFAULT_SETTINGS } from '../../src/contract/defaultPrivateSettings';
import type { ResponseOf } from '../../src/contract/endpoints';
import { formatMoney } from '../../src/contract/formats';
import { LANGUAGES, type Text } from '../../src/contract/language';
import { guestsLabel } from '../../src/contract/requestDisplay';
import { contentTexts } from '../../src/features/inbox/content/texts';
import { inboxTexts } from '../../src/features/inbox/texts';
import { customersTexts } from '../../src/features/customers/texts';
import { agreementTexts } from '../../src/features/selfservice/agreementTexts';
import { manageTexts } from '../../src/features/selfservice/texts';
import { readCalendar } from '../server/calendarReader';
import { asOwner, control, enter } from './admin';
import { accept, bare, button, changeRequest, checkbox, enterByHand, linkIn, mailTo, openAdmin, pageText, paperText, propose, readRequest, saved, shown, sign, totalOf, type Caller, type Screen } from './agreementSteps';
import { expect, test } from './mailedServer';
import type { Owner } from './owner';

const TODAY = dayAt(new Date());
/** A Tuesday, because the seeded events and trainings are on other days. Each test has one of its own. */
const tuesday = (weeks: number): string => addDays(saturdayAfter(TODAY, 28), 3 + 7 * weeks);

const PORK: Text = { fr: 'Porc effiloché', en: 'Pulled pork' };
const BRISKET: Text = { fr: 'Poitrine de bœuf fumée', en: 'Smoked beef brisket' };
const COLESLAW: Text = { fr: 'Salade de chou', en: 'Coleslaw' };
const WHY: Text = { fr: 'Du bœuf plutôt que du porc', en: 'Beef instead of pork' };
const WHY_NOT: Text = { fr: 'Le chou est de trop', en: 'No need for coleslaw' };

const caller = (name: string, weeks: number): Caller => ({ name, telephone: `450 555-017${weeks}`, email: `appel${weeks}@example.org`, date: tuesday(weeks), adults: 20, dishes: [PORK, COLESLAW] });

const latest = ({ proposals }: { proposals: Proposal[] }): Proposal => {
  const last = proposals.at(-1);
  if (!last) throw new Error('No proposal');
  return last;
};

/** Returns the request's entry in the owner's calendar feed. */
async function feedEntry(owner: Owner, id: string) {
  const { data } = await asOwner(owner, 'POST', '/admin/calendar-feed');
  const entries = readCalendar(await (await fetch(String(data['address']))).text());
  return entries.find(({ uid }) => uid === `${id}@boucane`);
}

/** Opens the sheet of the event's day, and returns its text. */
async function daySheet(screen: Screen, { name, date }: Caller): Promise<string> {
  await openAdmin(screen, `preparation?from=${date}&to=${date}`);
  await expect(screen.page.getByText(name).first()).toBeVisible();
  return pageText(screen);
}

/** Checks that every list, page, paper, mail and feed says the same guests, dishes and total as the stored request. */
async function expectOneRecord(screen: Screen, owner: Owner, { id, link, who, mail, dishes, without }: { id: string; link: string; who: Caller; mail: string; dishes: readonly Text[]; without: readonly Text[] }): Promise<void> {
  const { page, language } = screen;
  const details = await readRequest(owner, id);
  const { request, reference } = details;
  const total = totalOf(details, language);
  const { content } = latest(details);
  expect([content.totalCents, content.event.adults, content.event.children]).toEqual([Math.round((details.quote.totalCost ?? 0) * 100), request.peopleCount, request.kidsCount]);
  expect(content.lines.reduce((sum, { cents }) => sum + cents, content.gstCents + content.qstCents)).toBe(content.totalCents);
  const guests = guestsLabel(request, language);
  const expectSays = (where: string, text: string, facts: readonly string[], missing: readonly string[] = []) => {
    for (const fact of facts) expect(text, `${where} says ${fact}`).toContain(bare(fact));
    for (const fact of missing) expect(text, `${where} does not say ${fact}`).not.toContain(bare(fact));
  };
  const names = dishes.map((dish) => dish[language]);
  const gone = without.map((dish) => dish[language]);

  await openAdmin(screen, `requests/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: who.name })).toBeVisible();
  const facts = await page.locator('main dl').allInnerTexts();
  expectSays('the request page', await pageText(screen), [total, guests, ...names]);
  expectSays('the facts of the request page', bare(facts.join(' ')), names, gone);
  await openAdmin(screen, `requests?q=${reference}`);
  const row = page.getByRole('list', { name: shown(screen, inboxTexts.tree.list) }).getByRole('listitem');
  await expect(row).toHaveCount(1);
  expectSays('the inbox', bare(await row.innerText()), [who.name, total, shown(screen, inboxTexts.tree.people_other, { count: request.peopleCount + request.kidsCount })]);
  const csv = (await saved(screen, button(screen, inboxTexts.tree.export.button))).toString('utf8').split('\r\n').find((line) => line.startsWith(reference)) ?? '';
  const amount = String(details.quote.totalCost);
  const cells = csv.replaceAll('"', '').split(language === 'fr' ? ';' : ',');
  expect(cells).toEqual(expect.arrayContaining([who.name, String(request.peopleCount + request.kidsCount), language === 'fr' ? amount.replace('.', ',') : amount]));

  const sheet = await daySheet(screen, who);
  expectSays('the day sheet', sheet, [...names, formatMoney(content.subtotalCents, language)], gone);
  const entry = await feedEntry(owner, id);
  expect(entry).toMatchObject({ status: 'CONFIRMED' });
  // The feed is in French, as the owner reads it, but for the names of the request.
  expectSays('the feed', bare(entry?.description ?? ''), [guestsLabel(request, 'fr'), ...names], gone);

  await openAdmin(screen, 'customers');
  await page.getByRole('searchbox').fill(who.email);
  // The search follows the typing.
  await expect(page).toHaveURL(/q=/);
  const card = page.getByRole('list', { name: shown(screen, customersTexts.tree.list) }).getByRole('listitem');
  await expect(card).toHaveCount(1);
  await expect(card).toContainText(shown(screen, customersTexts.tree.requests_one, { count: 1 }));
  await card.getByRole('link', { name: who.name }).click();
  await expect(page.getByRole('heading', { level: 1, name: who.name })).toBeVisible();
  expectSays('the card of the customer', await pageText(screen), [total, guests, ...names], gone);

  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: shown(screen, manageTexts.tree.state.confirmed) })).toBeVisible();
  const theirs = page.getByRole('region').filter({ has: page.getByRole('heading', { name: shown(screen, manageTexts.tree.facts.title) }) });
  expectSays('the facts on the customer’s page', bare(await theirs.innerText()), [guests, ...names], gone);
  expectSays('the customer’s page', await pageText(screen), [total]);
  expectSays('the latest paper', await paperText(screen, 'amendment', latest(details).number), [total, latest(details).hash]);
  expectSays('the latest mail', bare(mail), [total]);
}

for (const [index, language] of LANGUAGES.entries()) {
  test(`an event agreed on the telephone, changed three times by both sides, has one record (${language})`, { tag: '@both' }, async ({ page, server, owner, provider }) => {
    test.setTimeout(300_000);
    const screen: Screen = { page, language };
    const who = caller(language === 'fr' ? 'Rosalie Côté' : 'Rose Ward', index);
    const nextMail = (number: number) => mailTo(provider, who.email, number);
    const { edit } = contentTexts.tree;
    await enter(page, server);
    const id = await enterByHand(screen, who);
    const stored = () => readRequest(owner, id);
    const entered = await stored();
    expect(entered).toMatchObject({ status: 'requested', enteredBy: server.admin.username, request: { language, peopleCount: 20, contactInfo: { name: who.name, email: who.email } } });

    const link = await test.step('the owner proposes, and the customer accepts', async () => {
      await propose(screen, id);
      const proposed = await stored();
      const { content, hash } = latest(proposed);
      const amounts = [content.totalCents, content.gstCents, content.qstCents].map((cents) => bare(formatMoney(cents, language)));
      expect(proposed.quote.totalCost).toBeGreaterThan(entered.quote.totalCost ?? 0);
      const mail = await nextMail(1);
      for (const body of [mail.text, mail.html]) expect(bare(body ?? '')).toContain(amounts[0]);
      await page.goto(linkIn(mail));
      await expect(page.getByRole('heading', { level: 1, name: shown(screen, agreementTexts.tree.heading.proposal) })).toBeVisible();
      // The proposal loads after its heading, with the button for the document.
      const [paper, read] = [await paperText(screen, 'proposal', 1), await pageText(screen)];
      for (const amount of amounts) for (const text of [read, paper]) expect(text).toContain(amount);
      for (const dish of who.dishes) for (const text of [read, paper]) expect(text).toContain(bare(dish[language]));
      // On an English paper, the French text stands first and with it.
      for (const text of [read, paper]) expect(text.includes(bare(content.terms.text.en))).toBe(language === 'en');
      for (const text of [read, paper]) expect(text).toContain(bare(content.terms.text.fr));
      // The French sentence stands on the English paper too.
      const yes = bare(`${who.name} a dit oui`);
      expect(paper).not.toContain(yes);
      await button(screen, agreementTexts.tree.accept.proposal).click();
      const refusal = page.getByRole('alert');
      for (const { label } of [agreementTexts.tree.fields.terms, agreementTexts.tree.fields.name]) await expect(refusal).toContainText(shown(screen, label));
      expect((await stored()).status).toBe('requested');
      await sign(screen, who.name);
      // The summary of errors leaves first, which moves the button.
      await expect(refusal).toHaveCount(0);
      await accept(screen, 'proposal', who.name);
      expect(await stored()).toMatchObject({ status: 'confirmed', proposals: [{ state: 'accepted', acceptance: { way: 'link', name: who.name, language } }] });
      const proven = await paperText(screen, 'proposal', 1);
      for (const fact of [hash, yes, amounts[0] ?? '']) expect(proven).toContain(fact);
      expect(bare((await nextMail(2)).text ?? '')).toContain(hash);
      const busy = (await (await fetch(`${server.url}/api/busy-days`)).json()) as ResponseOf<'listBusyDays'>;
      expect(createDayStatus(busy, DEFAULT_SETTINGS.rules.leadTimeDays)(who.date, TODAY).state).toBe('full');
      expect(await feedEntry(owner, id)).toMatchObject({ status: 'CONFIRMED' });
      return page.url();
    });

    await test.step('the customer adds guests, which counts at once', async () => {
      await page.goto(link);
      await button(screen, manageTexts.tree.acts.changeGuests).click();
      await page.getByRole('dialog').getByRole('textbox', { name: shown(screen, manageTexts.tree.fields.adults.label) }).fill('26');
      const confirm = page.getByRole('dialog').getByRole('button', { name: shown(screen, manageTexts.tree.guests.submit) });
      await confirm.click();
      await expect(page.getByText(shown(screen, manageTexts.tree.done.changeGuests))).toBeVisible();
      const changed = await stored();
      expect(changed).toMatchObject({ request: { peopleCount: 26 }, proposals: [{}, { kind: 'amendment', askedBy: 'customer', state: 'accepted', acceptance: { way: 'notNeeded' }, content: { event: { adults: 26 } } }] });
      expect(changed.quote.totalCost).toBeGreaterThan(entered.quote.totalCost ?? 0);
      expect(bare((await nextMail(3)).text ?? '')).toContain(bare(totalOf(changed, language)));
    });

    await test.step('the owner changes a dish for a dearer one, which waits for the customer’s yes', async () => {
      const before = await stored();
      await changeRequest(screen, id, { add: BRISKET, remove: PORK, askedBy: 'owner', reason: WHY[language], submit: edit.ask });
      await expect(page.getByText(shown(screen, inboxTexts.tree.done.amend))).toBeVisible();
      const waiting = await stored();
      expect(waiting).toMatchObject({ quote: before.quote, request: before.request, status: 'confirmed' });
      expect(latest(waiting)).toMatchObject({ kind: 'amendment', askedBy: 'owner', state: 'open' });
      const old = await daySheet(screen, who);
      expect(old).toContain(bare(PORK[language]));
      expect(old).not.toContain(bare(BRISKET[language]));
      const mail = await nextMail(4);
      await page.goto(linkIn(mail));
      await expect(page.getByRole('heading', { level: 1, name: shown(screen, agreementTexts.tree.heading.amendment) })).toBeVisible();
      await accept(screen, 'amendment', who.name);
      const agreed = await stored();
      expect(Math.round((agreed.quote.totalCost ?? 0) * 100)).toBe(latest(waiting).content.totalCents);
      expect(agreed.quote.totalCost).toBeGreaterThan(before.quote.totalCost ?? 0);
      expect(bare((await nextMail(5)).text ?? '')).toContain(bare(totalOf(agreed, language)));
      const sheet = await daySheet(screen, who);
      expect(sheet).toContain(bare(BRISKET[language]));
      expect(sheet).not.toContain(bare(PORK[language]));
    });

    await test.step('the owner leaves out a side that the customer does not want, which counts at once', async () => {
      const before = await stored();
      await changeRequest(screen, id, { remove: COLESLAW, askedBy: 'customer', reason: WHY_NOT[language], submit: edit.changeSend });
      await expect(page.getByText(shown(screen, inboxTexts.tree.done.edit))).toBeVisible();
      const changed = await stored();
      expect(changed.quote.totalCost).toBeLessThan(before.quote.totalCost ?? 0);
      expect(latest(changed)).toMatchObject({ kind: 'amendment', askedBy: 'customer', state: 'accepted', acceptance: { way: 'notNeeded' } });
    });

    const last = await nextMail(6);
    await expectOneRecord(screen, owner, { id, link: linkIn(last), who, mail: last.text ?? '', dishes: [BRISKET], without: [PORK, COLESLAW] });

    await test.step('the same again is a filled-in form, at today’s prices', async () => {
      await openAdmin(screen, `customers/${(await stored()).customerId}`);
      await page.getByRole('link', { name: shown(screen, customersTexts.tree.events.again) }).click();
      await expect(control(page, shown(screen, contentTexts.tree.fields.hostName.label))).toHaveValue(who.name);
      await expect(control(page, shown(screen, contentTexts.tree.fields.email.label))).toHaveValue(who.email);
      await expect(control(page, shown(screen, contentTexts.tree.fields.adults.label))).toHaveValue('26');
      await button(screen, contentTexts.tree.menu.change).click();
      await expect(checkbox(screen, BRISKET)).toBeChecked();
      await expect(checkbox(screen, PORK)).not.toBeChecked();
    });
  });
}
