import { saturdayAfter } from '../../server/db/seed/coming';
import { calendarButtonTexts } from '../../src/components/calendarButtonTexts';
import { addDays, dayAt } from '../../src/contract/days';
import { formatDay } from '../../src/contract/formats';
import { LANGUAGES, type Language } from '../../src/contract/language';
import { bookingTexts } from '../../src/features/booking/texts';
import { contentTexts } from '../../src/features/inbox/content/texts';
import { proposalTexts } from '../../src/features/inbox/proposals/texts';
import { inboxTexts } from '../../src/features/inbox/texts';
import { agreementTexts } from '../../src/features/selfservice/agreementTexts';
import { readCalendar } from '../server/calendarReader';
import type { MailServer } from '../server/mailServer';
import { asOwner, control, enter } from './admin';
import { accept, button, checkbox, enterByHand, expireProposal, linkIn, mailTo, openAdmin, readRequest, saved, shown, sign, type Screen } from './agreementSteps';
import { HOUSE } from './houseFacts';
import { expect, test } from './mailedServer';
import { mailsOf, type Owner } from './owner';

const TODAY = dayAt(new Date());
/** A Tuesday, because the seeded events and trainings are on other days. Each test has one of its own. */
const tuesday = (weeks: number): string => addDays(saturdayAfter(TODAY, 28), 3 + 7 * weeks);

interface Asked {
  id: string;
  email: string;
  /** Link to the request in the mail that confirms its receipt. */
  link: string;
}

/** Sends a request as a visitor does, and waits for the mail that confirms its receipt. */
async function ask({ url }: Owner, provider: MailServer, { name, weeks, language }: { name: string; weeks: number; language: Language }): Promise<Asked> {
  const email = `conflit${weeks}@example.org`;
  const body = {
    date: tuesday(weeks), type: 'event', peopleCount: 20, kidsCount: 0, kidsPricePerChild: null, totalCost: null, language,
    selections: { meats: [{ id: 'brisket', name: 'Poitrine' }], sides: [], tools: [], contentFocus: [] },
    contactInfo: { name, email, location: '12, rue du Roi, Sorel-Tracy', notes: '' },
    details: { eventType: 'smokehouse-popup', eventTime: '17:30', toppings: [], trainingPlace: null, reusableUtensils: false },
  };
  const response = await fetch(`${url}/api/booking`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  expect(response.status).toBe(201);
  const { id } = (await response.json()) as { id: string };
  return { id, email, link: linkIn(await mailTo(provider, email, 1)) };
}

/** Proposes a request as it is, without a mail. */
async function proposeQuietly(owner: Owner, id: string): Promise<void> {
  expect((await asOwner(owner, 'POST', `/booking/${id}/proposal`, { validDays: 14, letter: null })).status).toBe(200);
}

test('of two tabs that change one request, the later one keeps what was typed, and both changes count', async ({ page, server, owner, provider, complaints }) => {
  complaints.allow(/status of 412/);
  const screen: Screen = { page, language: 'fr' };
  const { fields, edit } = contentTexts.tree;
  const { id } = await ask(owner, provider, { name: 'Denise Roy', weeks: 0, language: 'fr' });
  await enter(page, server);
  const other: Screen = { ...screen, page: await page.context().newPage() };
  for (const each of [screen, other]) {
    await openAdmin(each, `requests/${id}/edit`);
    await expect(control(each.page, shown(each, fields.adults.label))).toHaveValue('20');
  }
  const notes = control(page, shown(screen, fields.notes.label));
  await notes.fill('Entrée par la ruelle');
  await control(other.page, shown(other, fields.adults.label)).fill('24');
  await control(other.page, shown(other, fields.reason.label)).fill('Quatre de plus');
  await button(other, edit.changeSend).click();
  await expect(other.page.getByText(shown(other, inboxTexts.tree.done.edit))).toBeVisible();

  const refused = page.waitForResponse((response) => response.status() === 412);
  await button(screen, edit.changeSend).click();
  await refused;
  await expect(page.getByText(shown(screen, edit.merged))).toBeVisible();
  await expect(notes).toHaveValue('Entrée par la ruelle');
  await expect(control(page, shown(screen, fields.adults.label))).toHaveValue('24');
  expect((await readRequest(owner, id)).request).toMatchObject({ peopleCount: 24, contactInfo: { notes: '' } });
  await button(screen, edit.changeSend).click();
  await expect(page.getByText(shown(screen, inboxTexts.tree.done.edit))).toBeVisible();
  const { request, version } = await readRequest(owner, id);
  expect([request.peopleCount, request.contactInfo.notes, version]).toEqual([24, 'Entrée par la ruelle', 3]);
});

test('a customer who accepts a proposal that was replaced reads the new one, with the name kept and the tick cleared', { tag: '@phone' }, async ({ page, owner, provider, complaints }) => {
  complaints.allow(/status of (409|412)/);
  const screen: Screen = { page, language: 'en' };
  const { fields, accept: buttons, problem } = agreementTexts.tree;
  const { id, link } = await ask(owner, provider, { name: 'Gregory Pike', weeks: 1, language: 'en' });
  await proposeQuietly(owner, id);
  await page.goto(link);
  await sign(screen, 'Gregory Pike');
  const { peopleCount, kidsCount, selections, contactInfo, details, language } = (await readRequest(owner, id)).request;
  expect((await asOwner(owner, 'PUT', `/booking/${id}/content`, { fields: { peopleCount: peopleCount + 2, kidsCount, selections, contactInfo, details, language }, reason: 'Two more guests' })).status).toBe(200);
  await proposeQuietly(owner, id);
  await button(screen, buttons.proposal).click();
  await expect(page.getByText(shown(screen, problem.replaced))).toBeVisible();
  await expect(page.getByText('22 adults').first()).toBeVisible();
  await expect(control(page, shown(screen, fields.name.label))).toHaveValue('Gregory Pike');
  await expect(checkbox(screen, fields.terms.label)).not.toBeChecked();
  expect((await readRequest(owner, id)).status).toBe('requested');
  await accept(screen, 'proposal', 'Gregory Pike');
  expect(await readRequest(owner, id)).toMatchObject({ status: 'confirmed', proposals: [{ state: 'replaced' }, { state: 'accepted', content: { event: { adults: 22 } } }] });
});

test('a customer who accepts a proposal that has expired reads until when it was valid, and whom to call', { tag: '@phone' }, async ({ page, server, owner, provider, complaints }) => {
  complaints.allow(/status of 409/);
  const screen: Screen = { page, language: 'fr' };
  const { accept: buttons, problem, expired } = agreementTexts.tree;
  const { id, link } = await ask(owner, provider, { name: 'Paul Lavoie', weeks: 2, language: 'fr' });
  await proposeQuietly(owner, id);
  await page.goto(link);
  await sign(screen, 'Paul Lavoie');
  expireProposal(server.dataDir, id, addDays(TODAY, -1));
  await button(screen, buttons.proposal).click();
  await expect(page.getByText(shown(screen, problem.gone))).toBeVisible();
  await expect(page.getByText(shown(screen, expired.proposal, { day: formatDay(addDays(TODAY, -1), 'fr'), phone: HOUSE.phone }))).toBeVisible();
  await expect(button(screen, buttons.proposal)).toHaveCount(0);
  expect(await readRequest(owner, id)).toMatchObject({ status: 'requested', proposals: [{ state: 'expired', acceptance: null }] });
});

for (const [index, language] of LANGUAGES.entries()) {
  test(`the calendar file of a request is on the success screen and on the customer’s page, under one name (${language})`, { tag: '@phone' }, async ({ page, owner, provider }) => {
    const screen: Screen = { page, language };
    const email = `calendrier.${language}@example.org`;
    const { add } = calendarButtonTexts.tree;
    await page.goto(`/${language}/booking?date=${tuesday(3 + index)}`);
    await page.getByRole('textbox', { name: language === 'fr' ? 'Votre nom' : 'Host name' }).fill('Camille Roy');
    await page.getByRole('textbox', { name: language === 'fr' ? 'Courriel' : 'Email' }).fill(email);
    await page.getByRole('combobox', { name: language === 'fr' ? 'Type d’événement' : 'Event type' }).selectOption('smokehouse-popup');
    await expect(page.getByRole('checkbox').first()).toBeVisible();
    await page.getByRole('textbox', { name: language === 'fr' ? 'Lieu de l’événement' : 'Event location' }).fill('Upton');
    await button(screen, bookingTexts.tree.submit).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    const [asked] = readCalendar((await saved(screen, button(screen, add))).toString('utf8'));
    const link = linkIn(await mailTo(provider, email, 1));
    const id = asked?.uid.replace('@boucane', '') ?? '';
    const stored = await readRequest(owner, id);
    expect(asked).toMatchObject({ status: 'TENTATIVE', method: 'PUBLISH', sequence: 0, location: 'Upton' });
    expect(asked?.description).toContain(stored.reference);

    await proposeQuietly(owner, id);
    await page.goto(link);
    await accept(screen, 'proposal', 'Camille Roy');
    const [agreed] = readCalendar((await saved(screen, button(screen, add))).toString('utf8'));
    expect(agreed).toMatchObject({ uid: asked?.uid, status: 'CONFIRMED', start: asked?.start, end: asked?.end, location: 'Upton' });
    expect(agreed?.sequence).toBeGreaterThan(asked?.sequence ?? 0);
    const { content } = (await mailTo(provider, email, 2)).attachments.find(({ mimeType }) => mimeType === 'text/calendar') ?? {};
    // The mail reader ends lines in its own way.
    const written = typeof content === 'string' ? content : new TextDecoder().decode(content);
    const [attached] = readCalendar(written.replaceAll(/\r?\n/g, '\r\n'));
    expect([attached?.uid, attached?.sequence]).toEqual([agreed?.uid, agreed?.sequence]);
  });

  test(`a caller without an email address is told so on every screen, and no mail is queued (${language})`, { tag: '@both' }, async ({ page, server, owner, provider }) => {
    const screen: Screen = { page, language };
    const name = language === 'fr' ? 'Ovila Dupont' : 'Owen Dale';
    const { acts, propose, record } = proposalTexts.tree;
    await enter(page, server);
    const id = await enterByHand(screen, { name, telephone: `450 555-015${index}`, email: '', date: tuesday(5 + index), adults: 12, dishes: [{ fr: 'Porc effiloché', en: 'Pulled pork' }] });
    await expect(page.getByText(shown(screen, inboxTexts.tree.who.noEmail))).toBeVisible();
    await button(screen, inboxTexts.tree.acts.propose).click();
    await expect(page.getByRole('dialog').getByText(shown(screen, inboxTexts.tree.letter.noEmail, { name }))).toBeVisible();
    await button(screen, propose.only).click();
    await expect(page.getByText(shown(screen, inboxTexts.tree.done.propose), { exact: true })).toBeVisible();
    await button(screen, acts.recordYes).click();
    await expect(page.getByRole('dialog').getByText(shown(screen, inboxTexts.tree.letter.noEmail, { name }))).toBeVisible();
    await button(screen, record.only).click();
    await expect(page.getByText(shown(screen, inboxTexts.tree.done.recordYes), { exact: true })).toBeVisible();
    expect(await readRequest(owner, id)).toMatchObject({ status: 'confirmed', request: { contactInfo: { email: '' } }, proposals: [{ state: 'accepted', acceptance: { way: 'spoken', name, on: TODAY, notedBy: server.admin.username } }] });
    expect((await mailsOf(owner)).filter(({ bookingId }) => bookingId === id)).toEqual([]);
    expect(provider.delivered.filter(({ text }) => text?.includes(name)).map(({ subject }) => subject)).toEqual([]);
  });
}
