import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Email } from 'postal-mime';
import { formatMoney } from '../../src/contract/formats';
import { fillHoles } from '../../src/contract/fillHoles';
import type { RequestDetails } from '../../src/contract/inbox';
import type { Language, Text } from '../../src/contract/language';
import { inboxTexts } from '../../src/features/inbox/texts';
import { contentTexts } from '../../src/features/inbox/content/texts';
import { proposalTexts } from '../../src/features/inbox/proposals/texts';
import { mapTexts } from '../../src/features/map/texts';
import { agreementTexts } from '../../src/features/selfservice/agreementTexts';
import { paperTexts } from '../../src/features/selfservice/paperTexts';
import type { MailServer } from '../server/mailServer';
import { asOwner, control } from './admin';
import { enhancedField, waitForHydration } from './hydration';
import type { Owner } from './owner';
import { readPdf } from './pdfText';

/*
 * Steps of an agreement: the owner enters, changes and proposes a request, and its customer accepts. The labels are those of the screens' own texts.
 */

/** A page and the language in which it is read. */
export interface Screen {
  page: Page;
  language: Language;
}

/** Person who calls, and the event that they want. */
export interface Caller {
  name: string;
  telephone: string;
  /** Empty for a caller without an email address. */
  email: string;
  date: string;
  adults: number;
  dishes: readonly Text[];
}

const hand = contentTexts.tree;

/** Returns a text as a screen shows it, with its placeholders filled in. */
export const shown = ({ language }: Screen, text: Text, values: Readonly<Record<string, string | number>> = {}): string => fillHoles(text[language], values);

export const button = (screen: Screen, text: Text, values: Readonly<Record<string, string | number>> = {}): Locator => screen.page.getByRole('button', { name: shown(screen, text, values), exact: true });

export const checkbox = (screen: Screen, name: Text): Locator => screen.page.getByRole('checkbox', { name: shown(screen, name), exact: true });

const field = (screen: Screen, { label }: { label: Text }): Locator => control(screen.page, shown(screen, label));

/** Removes spaces: a PDF has none that can be relied on, and a mail has line breaks. */
export const bare = (text: string): string => text.replaceAll(/\s/g, '');

/** Returns the text of the page without spaces. Fails when the page can be scrolled sideways. */
export async function pageText({ page }: Screen): Promise<string> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), page.url()).toBeLessThanOrEqual(0);
  return bare(await page.locator('main').innerText());
}

/** Returns the request as its owner reads it. */
export async function readRequest(owner: Owner, id: string): Promise<RequestDetails> {
  const { status, data } = await asOwner(owner, 'GET', `/booking/${id}`);
  expect(status).toBe(200);
  return data as unknown as RequestDetails;
}

/** Returns the total of a request as amounts are shown. */
export const totalOf = ({ quote }: Pick<RequestDetails, 'quote'>, language: Language): string => formatMoney(Math.round((quote.totalCost ?? Number.NaN) * 100), language);

/** Opens a screen of the back office. */
export async function openAdmin({ page, language }: Screen, path: string): Promise<void> {
  await page.goto(`/${language}/admin/${path}`);
  await waitForHydration(page);
}

/** Fills in the form for a caller, and sends it. @returns the id of the request */
export async function enterByHand(screen: Screen, { name, telephone, email, date, adults, dishes }: Caller): Promise<string> {
  const { page, language } = screen;
  await openAdmin(screen, 'requests');
  await page.getByRole('link', { name: shown(screen, hand.new.button), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: shown(screen, hand.new.title) })).toBeVisible();
  await waitForHydration(page);
  await field(screen, hand.fields.hostName).fill(name);
  await field(screen, hand.fields.telephone).fill(telephone);
  await field(screen, hand.fields.email).fill(email);
  await page.getByRole('combobox', { name: shown(screen, hand.fields.language.label) }).selectOption(language);
  await page.getByRole('combobox', { name: shown(screen, hand.fields.eventType.label) }).selectOption('smokehouse-popup');
  await (await enhancedField(page, /^Date/)).getByRole('spinbutton').first().click();
  await page.keyboard.type(date.replaceAll('-', ''));
  await (await enhancedField(page, language === 'fr' ? /^Heure/ : /^Time/)).getByRole('spinbutton').first().click();
  await page.keyboard.type(language === 'fr' ? '1730' : '0530p');
  await field(screen, hand.fields.adults).fill(String(adults));
  await page.getByRole('textbox', { name: shown(screen, mapTexts.tree.label) }).fill('12, rue du Roi, Sorel-Tracy');
  for (const dish of dishes) await checkbox(screen, dish).check();
  await button(screen, hand.new.submit).click();
  await expect(page.getByText(shown(screen, inboxTexts.tree.done.enter))).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** Proposes the open request, with the mail that the form suggests. */
export async function propose(screen: Screen, id: string): Promise<void> {
  await openAdmin(screen, `requests/${id}`);
  await button(screen, inboxTexts.tree.acts.propose).click();
  await button(screen, proposalTexts.tree.propose.send).click();
  await expect(screen.page.getByText(shown(screen, inboxTexts.tree.done.propose))).toBeVisible();
}

/** Change of a request as the owner enters it. */
export interface Change {
  /** Dishes to add and to leave out. */
  add?: Text;
  remove?: Text;
  askedBy: 'owner' | 'customer';
  reason: string;
  /** Button that the form must end with: it says whether the customer is asked first. */
  submit: Text;
}

/** Changes a request on its own page. */
export async function changeRequest(screen: Screen, id: string, { add, remove, askedBy, reason, submit }: Change): Promise<void> {
  const { page } = screen;
  await openAdmin(screen, `requests/${id}`);
  await page.getByRole('link', { name: shown(screen, inboxTexts.tree.acts.edit), exact: true }).click();
  await waitForHydration(page);
  if (remove ?? add) await button(screen, hand.menu.change).click();
  if (remove) await checkbox(screen, remove).uncheck();
  if (add) await checkbox(screen, add).check();
  await page.getByRole('radio', { name: shown(screen, hand.parties[askedBy]) }).check();
  await field(screen, hand.fields.reason).fill(reason);
  await button(screen, submit).click();
  await expect(page).toHaveURL(new RegExp(`/admin/requests/${id}$`));
}

/** Ticks the terms below the open proposal, and types the name. */
export async function sign(screen: Screen, name: string): Promise<void> {
  const { fields } = agreementTexts.tree;
  await checkbox(screen, fields.terms.label).check();
  await field(screen, fields.name).fill(name);
}

/** Accepts the open proposal on the customer's page. */
export async function accept(screen: Screen, kind: 'proposal' | 'amendment', name: string): Promise<void> {
  const { accept: buttons, done } = agreementTexts.tree;
  await sign(screen, name);
  await button(screen, buttons[kind]).click();
  await expect(screen.page.getByText(shown(screen, done))).toBeVisible();
}

/** Saves the file behind a button. */
export async function saved({ page }: Screen, from: Locator): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), from.click()]);
  return readFile(await download.path());
}

/** Returns the text of a proposal's document, downloaded from the customer's page. */
export async function paperText(screen: Screen, kind: 'proposal' | 'amendment', number: number): Promise<string> {
  const { named } = agreementTexts.tree.paper;
  const { text } = readPdf(await saved(screen, button(screen, named, { name: shown(screen, paperTexts.tree[kind], { number }) })));
  return text;
}

/** Waits until an address has got a number of mails, and returns the last one: one more than expected fails too. */
export async function mailTo(provider: MailServer, recipient: string, number: number): Promise<Email> {
  const received = () => provider.delivered.filter(({ to }) => to?.some(({ address }) => address === recipient));
  await expect.poll(() => received().length, { timeout: 30_000 }).toBe(number);
  const mail = received().at(-1);
  if (!mail) throw new Error(`No mail to ${recipient}`);
  return mail;
}

/** Returns the link to the request in a mail. */
export const linkIn = ({ text = '' }: Email): string => /https?:\/\/\S+\/(fr\/demande|en\/request)\/[\w-]{43}/.exec(text)?.[0] ?? '';

/** Makes the open proposal of a request expire, as if days had passed. Writes to the tests' own data folder. */
export function expireProposal(dataDir: string, bookingId: string, lastDay: string): void {
  const database = new DatabaseSync(join(dataDir, 'boucane.sqlite'), { timeout: 5000 });
  try {
    const { changes } = database.prepare("update proposal set valid_until = ? where booking_id = ? and state = 'open'").run(lastDay, bookingId);
    expect(Number(changes)).toBe(1);
  } finally {
    database.close();
  }
}
