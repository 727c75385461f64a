import type { Locator } from '@playwright/test';
import { formatMoney } from '../../src/contract/formats';
import { LANGUAGES, type Language, type Text } from '../../src/contract/language';
import { telephoneLink } from '../../src/contract/telephone';
import { startMailServer, type MailServer } from '../server/mailServer';
import { photograph } from '../server/pictureFiles';
import { fillInBooking, liveEstimate, menuOptions, sendBooking } from './bookingForm';
import { expect, test as base } from './fixtures';
import { waitForHydration } from './hydration';
import { addFirstPictures, createAccount, enterFacts, personalizeDish, removeSamples, rewordMail, setUpMailServer, type House } from './openingSteps';
import { expectNoSidewaysScroll, logOut, type NewPicture, type Screen } from './ownerScreens';
import { startServer, type RunningServer } from './server';

interface Opening {
  /** New server without any account. */
  installation: RunningServer;
  /** Mail server of the owner's email provider. */
  provider: MailServer;
}

const test = base.extend<Opening>({
  installation: async ({}, provide) => {
    const server = await startServer({ env: { ADMIN_USERNAME: '', ADMIN_EMAIL: '', ADMIN_PASSWORD: '' } });
    await provide(server);
    await server.stop();
  },
  provider: async ({}, provide) => {
    const server = await startMailServer();
    await provide(server);
    await server.close();
  },
  baseURL: async ({ installation }, provide) => provide(installation.url),
});

const HOUSES: Record<Language, House> = {
  fr: { name: 'Fumoir Beaurivage', cook: 'Odile', street: '12, rue du Quai', town: 'Rimouski', postalCode: 'G5L 1A1', phone: '418 555-0199', email: 'bonjour@beaurivage.example', factor: '1,5', setUp: '40' },
  en: { name: 'Old Mill Smokehouse', cook: 'Emily', street: '40 Mill Street', town: 'Knowlton', postalCode: 'J0E 1V0', phone: '450 555-0134', email: 'hello@oldmill.example', factor: '1.5', setUp: '40' },
};

const DISH: Text = { fr: 'Poitrine de bœuf fumée', en: 'Smoked beef brisket' };
const PLATE: Text = { fr: 'Une assiette de poitrine tranchée', en: 'A plate of sliced brisket' };
const SMOKER: Text = { fr: 'Le fumoir sous la neige', en: 'The smoker in the snow' };
const TABLE: Text = { fr: 'Une longue table au bord de l’eau', en: 'A long table by the water' };
const WORDS: Text = { fr: 'Votre demande est bien arrivée chez {{business}}, et je la lis ce soir.', en: 'Your request has reached {{business}}, and I’ll read it tonight.' };
const EVENT_TYPES: Text = { fr: 'Repas du fumoir chez vous', en: 'Smokehouse Event' };

/** 40 guests × 0.2 kg × $62 × the owner's 1.5, plus the owner's set-up of $40. The starting rates would give $669.80. */
const GUESTS = '40';
const TOTAL_CENTS = 78_400;

const pictureOf = async (name: string, alt: Text, inGallery: boolean): Promise<NewPicture> => ({ file: { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer: await photograph(1600, 1200).jpeg().toBuffer() }, alt, inGallery });

/** Waits until a picture has arrived from the server. */
async function expectLoaded(picture: Locator): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
}

/** Returns the business in the structured data of a prerendered page. */
async function businessAt(address: string): Promise<Record<string, unknown> | undefined> {
  const html = await (await fetch(address, { headers: { accept: 'text/html' } })).text();
  const nodes = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(([, json = '']) => {
    const data = JSON.parse(json) as Record<string, unknown>;
    return (data['@graph'] ?? [data]) as Record<string, unknown>[];
  });
  return nodes.find((node) => node['@type'] === 'FoodEstablishment');
}

for (const language of LANGUAGES) {
  test(`an owner opens the site on a telephone, and a visitor gets the new name, rate and words (${language})`, { tag: '@phone' }, async ({ page, installation, provider }) => {
    test.setTimeout(240_000);
    const screen: Screen = { page, language };
    const house = HOUSES[language];
    const reworded = WORDS[language].replace('{{business}}', house.name);

    await test.step('the owner opens the site', async () => {
      await createAccount(screen, installation.log());
      await enterFacts(screen, house);
      await addFirstPictures(screen, [await pictureOf('plate', PLATE, false), await pictureOf('smoker', SMOKER, true), await pictureOf('table', TABLE, true)]);
      await setUpMailServer(screen, new URL(provider.url).port);
      await personalizeDish(screen, { dish: DISH, picture: PLATE });
      await removeSamples(screen);
      await rewordMail(screen, { tag: 'mail.received', words: WORDS, preview: reworded });
      await logOut(screen);
    });

    await test.step('the pages hold the new name, telephone and pictures', async () => {
      const business = { name: house.name, telephone: telephoneLink(house.phone).replace('tel:', '') };
      await expect.poll(() => businessAt(`${installation.url}/${language}`), { timeout: 30_000 }).toMatchObject(business);
      await page.goto(`/${language}`);
      await waitForHydration(page);
      await expect(page).toHaveTitle(new RegExp(house.name));
      await expect(page.getByRole('banner')).toContainText(house.name);
      await expect(page.getByRole('contentinfo').getByRole('link', { name: house.phone })).toHaveAttribute('href', telephoneLink(house.phone));
      await expect(page.locator('body')).not.toContainText('Boucane');
      // The carousel loads near the viewport and shows one picture at a time.
      await page.locator('#about').scrollIntoViewIfNeeded();
      for (const { [language]: alt } of [SMOKER, TABLE]) {
        await page.getByRole('button', { name: new RegExp(`${alt}, \\d+ (sur|of) \\d+$`) }).click();
        await expectLoaded(page.getByRole('main').getByRole('img', { name: alt }));
      }
      await expectNoSidewaysScroll(screen);
      await page.goto(`/${language}/smokehouse`);
      await waitForHydration(page);
      await expectLoaded(page.getByRole('main').getByRole('img', { name: PLATE[language] }));
      await expectNoSidewaysScroll(screen);
    });

    await test.step('a visitor books at the new rate and gets the mail', async () => {
      await fillInBooking(page, language, { name: 'Marie Roy', email: 'marie@example.org', type: EVENT_TYPES[language], location: 'chez nous, tout près' });
      await page.getByRole('textbox', { name: /Adultes|Adults/ }).fill(GUESTS);
      // Only the dish that the owner made their own is left on the menu.
      await expect(menuOptions(page).getByRole('checkbox')).toHaveCount(1);
      await menuOptions(page).getByRole('checkbox', { name: DISH[language] }).check();
      const total = formatMoney(TOTAL_CENTS, language);
      await expect(liveEstimate(page).getByRole('status')).toContainText(total);
      await expectNoSidewaysScroll(screen);
      expect(await sendBooking(page, language)).toContain(total);

      const received = () => provider.delivered.find(({ to }) => to?.some(({ address }) => address === 'marie@example.org'));
      await expect.poll(received, { timeout: 30_000 }).toBeDefined();
      const mail = received();
      expect(mail?.from).toMatchObject({ name: house.name, address: house.email });
      for (const body of [mail?.text, mail?.html]) {
        expect(body).toContain(reworded);
        expect(body).toContain(total);
        expect(body).not.toContain('Boucane');
      }
      await expect.poll(() => provider.delivered.flatMap(({ to = [] }) => to.map(({ address }) => address))).toContain(house.email);
    });
  });
}
