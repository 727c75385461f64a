import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { saturdayAfter } from '../../server/db/seed/coming';
import { addDays, dayAt } from '../../src/contract/days';
import { formatMoney } from '../../src/contract/formats';
import type { RequestDetails } from '../../src/contract/inbox';
import { contentTexts } from '../../src/features/inbox/content/texts';
import { proposalTexts } from '../../src/features/inbox/proposals/texts';
import { inboxTexts } from '../../src/features/inbox/texts';
import { asOwner, control, enter } from './admin';
import { bare, button, enterByHand, openAdmin, readRequest, saved, shown, type Caller, type Screen } from './agreementSteps';
import { expect, test } from './fixtures';
import { mailsOf } from './owner';
import { readPdf } from './pdfText';

const CALLER: Caller = { name: 'Hector Sans-Courriel', telephone: '450 555-0142', email: '', date: addDays(saturdayAfter(dayAt(new Date()), 28), 10), adults: 20, dishes: [{ fr: 'Porc effiloché', en: 'Pulled pork' }] };
const { edit, fields } = contentTexts.tree;
const { record, propose, paper, proposal } = proposalTexts.tree;

async function expectWell(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
}

const totalOf = ({ quote }: RequestDetails) => formatMoney(Math.round((quote.totalCost ?? 0) * 100), 'fr');

test('a caller without an email address is entered, proposed to and agreed with on the telephone, and no mail is queued', { tag: '@both' }, async ({ page, server, owner, complaints }) => {
  test.setTimeout(180_000);
  // The other tab's change is refused once, which the browser reports too.
  complaints.allow(/status of 412/);
  const screen: Screen = { page, language: 'fr' };
  const say = (text: { fr: string; en: string }, values = {}) => shown(screen, text, values);
  const field = ({ label }: { label: { fr: string; en: string } }) => control(page, say(label));
  const openEdit = async () => page.getByRole('link', { name: say(inboxTexts.tree.acts.edit), exact: true }).click();
  await enter(page, server);

  const id = await test.step('the owner enters the request', async () => {
    const entered = await enterByHand(screen, CALLER);
    await expect(page.getByText(say(inboxTexts.tree.who.noEmail))).toBeVisible();
    await expectWell(page);
    return entered;
  });
  const stored = () => readRequest(owner, id);

  await test.step('typed values survive a change from another tab', async () => {
    await openEdit();
    await field(fields.adults).fill('25');
    await expect(page.getByText(say(edit.totals, { before: totalOf(await stored()), after: '' }).trim(), { exact: false })).toBeVisible();
    await expectWell(page);
    const { request, version } = await stored();
    const elsewhere = { ...request, contactInfo: { ...request.contactInfo, location: 'Upton' } };
    const { peopleCount, kidsCount, selections, contactInfo, details, language, telephone } = elsewhere;
    const response = await fetch(`${owner.url}/api/booking/${id}/content`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json', 'if-match': `"${version}"` },
      body: JSON.stringify({ fields: { peopleCount, kidsCount, selections, contactInfo, details, language, telephone }, lines: null, askedBy: 'owner', reason: 'Autre lieu', letter: null }),
    });
    expect(response.status).toBe(200);
    await field(fields.reason).fill('Cinq convives de plus');
    await button(screen, edit.change).click();
    await expect(page.getByText(say(edit.merged))).toBeVisible();
    await expect(field(fields.adults)).toHaveValue('25');
    await expect(page.getByRole('textbox', { name: /^Lieu/ })).toHaveValue('Upton');
    await button(screen, edit.change).click();
    await expect(page.getByText(say(inboxTexts.tree.done.edit))).toBeVisible();
    expect(await stored()).toMatchObject({ request: { peopleCount: 25, contactInfo: { location: 'Upton' } } });
  });

  await test.step('the owner proposes, and saves the document', async () => {
    await button(screen, inboxTexts.tree.acts.propose).click();
    await expect(page.getByText(say(inboxTexts.tree.letter.noEmail, { name: CALLER.name }))).toBeVisible();
    await button(screen, propose.only).click();
    await expect(page.getByText(say(inboxTexts.tree.done.propose))).toBeVisible();
    const [proposed] = (await stored()).proposals;
    const { text } = readPdf(await saved(screen, page.getByRole('button', { name: say(paper.named, { name: say(proposal.name, { number: 1 }) }) })));
    expect(bare(text)).toContain(bare(formatMoney(proposed?.content.totalCents ?? 0, 'fr')));
  });

  await test.step('the owner notes a yes, which confirms the request', async () => {
    await button(screen, proposalTexts.tree.acts.recordYes).click();
    await page.getByRole('dialog').getByRole('textbox', { name: say(inboxTexts.tree.fields.name.label) }).fill('Madame Sans-Courriel');
    await button(screen, record.only).click();
    await expect(page.getByText(say(inboxTexts.tree.done.recordYes))).toBeVisible();
    expect(await stored()).toMatchObject({ status: 'confirmed', proposals: [{ state: 'accepted', acceptance: { way: 'spoken', name: 'Madame Sans-Courriel', notedBy: server.admin.username } }] });
    await expectWell(page);
  });

  await test.step('a dearer change of the owner waits until its yes is noted', async () => {
    await openEdit();
    await expect(field(fields.adults)).toHaveValue('25');
    await expect(page.getByText(say(edit.found))).toHaveCount(0);
    await field(fields.adults).fill('40');
    await expect(page.getByText(say(edit.asksNoEmail), { exact: false })).toBeVisible();
    await field(fields.reason).fill('Quinze de plus');
    await button(screen, edit.ask).click();
    await expect(page.getByText(say(inboxTexts.tree.done.amend))).toBeVisible();
    expect(await stored()).toMatchObject({ request: { peopleCount: 25 } });
    await button(screen, proposalTexts.tree.acts.recordYes).click();
    await button(screen, record.only).click();
    await expect(page.getByText(say(inboxTexts.tree.done.recordYes))).toBeVisible();
    expect(await stored()).toMatchObject({ request: { peopleCount: 40 } });
  });

  await test.step('the same again is filled in, without its date', async () => {
    await page.getByRole('link', { name: say(inboxTexts.tree.who.again) }).click();
    await expect(field(fields.hostName)).toHaveValue(CALLER.name);
    await expect(field(fields.adults)).toHaveValue('40');
    await expect(page.getByRole('listitem').filter({ hasText: 'Porc effiloché' })).toBeVisible();
    await expectWell(page);
  });

  expect((await mailsOf(owner)).filter(({ bookingId }) => bookingId === id)).toEqual([]);
  await openAdmin(screen, `requests/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: CALLER.name })).toBeVisible();
  expect((await asOwner(owner, 'GET', `/booking/${id}`)).data).toMatchObject({ enteredBy: server.admin.username });
});
