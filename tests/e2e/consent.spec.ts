import type { Page } from '@playwright/test';
import { CONSENT_DAYS, CONSENT_MS, consentOf, EVERYTHING, NECESSARY_ONLY, OPTIONAL_CATEGORIES, parseConsent, writeConsent, type OptionalChoice } from '../../src/contract/consent';
import { expect, test } from './fixtures';
import { waitForHydration } from './hydration';

/* The page fixture reports every third-party request, so each test also verifies that no such request was sent. */

test.use({ consented: false });

const NAMES = { analytics: 'Statistiques', marketing: 'Publicité', functional: 'Fonctionnels' } as const;
const COOKIE = 'cookieConsent';

const banner = (page: Page) => page.getByRole('region', { name: /C’est vous qui décidez/ });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Témoins et vie privée' });
const toggle = (page: Page, category: keyof typeof NAMES) => dialog(page).getByRole('switch', { name: NAMES[category] });
const consentNow = async (page: Page) => parseConsent((await page.context().cookies()).find(({ name }) => name === COOKIE)?.value ?? null);
const stored = (page: Page) => page.evaluate(() => Object.fromEntries(Object.entries(localStorage).filter(([key]) => /cookie/i.test(key))));

async function openSettings(page: Page) {
  await waitForHydration(page);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Paramètres des témoins' }).click();
  await expect(dialog(page)).toBeVisible();
}

test('both consent buttons look equal, and refusal stores one cookie and sends no third-party request', { tag: '@both' }, async ({ page, context }) => {
  await page.goto('/fr');
  await page.goto('/fr/about');
  const [refuse, accept] = [banner(page).getByRole('button', { name: 'Nécessaires seulement' }), banner(page).getByRole('button', { name: 'Tout accepter' })];
  await expect(refuse).toBeVisible();
  const look = (button: typeof refuse) =>
    button.evaluate((element) => {
      const { color, backgroundColor, borderColor, borderWidth, fontSize, fontWeight, width, height } = getComputedStyle(element);
      return { color, backgroundColor, borderColor, borderWidth, fontSize, fontWeight, width, height };
    });
  expect(await look(refuse)).toEqual(await look(accept));
  expect(await context.cookies()).toEqual([]);
  await refuse.click();
  await expect(banner(page)).toHaveCount(0);
  expect((await context.cookies()).map(({ name }) => name)).toEqual([COOKIE]);
  expect((await consentNow(page)).level).toBe('necessary');
  for (const address of ['/fr', '/en/smokehouse', '/fr/contact']) {
    await page.goto(address);
    await waitForHydration(page);
  }
  await expect(banner(page)).toHaveCount(0);
  expect((await context.cookies()).map(({ name }) => name)).toEqual([COOKIE]);
});

for (const { address, width, height, first } of [
  { address: '/fr', width: 1440, height: 900, first: 'main a.MuiButton-contained' },
  { address: '/fr/contact', width: 1440, height: 900, first: 'main form button[type=submit]' },
  { address: '/fr/booking', width: 390, height: 844, first: 'main form input' },
]) {
  test(`the consent banner does not cover the main content of ${address} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(address);
    await expect(banner(page)).toBeVisible();
    const box = await page.locator(first).first().boundingBox();
    if (!box) throw new Error(`${first} is not on ${address}`);
    const isCovered = await banner(page).evaluate((section, [x, y]) => section.contains(document.elementFromPoint(x, y)), [box.x + box.width / 2, box.y + box.height / 2] as const);
    expect(isCovered).toBe(false);
    expect((await banner(page).boundingBox())?.height ?? height).toBeLessThan(height * 0.22);
  });
}

// The unit tests of the store cover all eight choices.
const CHOICES: readonly (readonly [string, OptionalChoice])[] = [
  ['nothing', NECESSARY_ONLY],
  ['analytics and functional', { ...NECESSARY_ONLY, analytics: true, functional: true }],
];

for (const [name, choice] of CHOICES) {
  test(`consent for ${name} is stored for a year and shown again in the dialog`, async ({ page, context }) => {
    await page.goto('/fr/about');
    await banner(page).getByRole('button', { name: 'En savoir plus' }).click();
    await expect(dialog(page).getByRole('switch', { name: 'Nécessaires' })).toBeDisabled();
    for (const category of OPTIONAL_CATEGORIES) {
      await expect(toggle(page, category)).not.toBeChecked();
      if (choice[category]) await toggle(page, category).check();
    }
    await dialog(page).getByRole('button', { name: 'Enregistrer mes choix' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(banner(page)).toHaveCount(0);

    const granted = Object.values(choice).filter(Boolean).length;
    const { level, preferences, custom, timestamp } = await consentNow(page);
    expect({ level, preferences, hasCustom: custom !== null }).toEqual({ level: granted === 3 ? 'all' : 'necessary', preferences: { necessary: true, ...choice }, hasCustom: granted > 0 && granted < 3 });
    expect(await stored(page)).toEqual({ cookieConsent: level, cookieConsentTimestamp: String(timestamp), ...(custom ? { cookiePreferences: JSON.stringify(custom) } : {}) });
    const [cookie, ...others] = await context.cookies();
    expect(others).toEqual([]);
    expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - CONSENT_DAYS * 86_400)).toBeLessThan(120);

    await page.reload();
    await openSettings(page);
    for (const category of OPTIONAL_CATEGORIES) await expect(toggle(page, category)).toBeChecked({ checked: choice[category] });
  });
}

test('closing the consent dialog stores no choice and keeps the banner', async ({ page, context }) => {
  await page.goto('/fr/about');
  await banner(page).getByRole('button', { name: 'En savoir plus' }).click();
  await toggle(page, 'analytics').check();
  await dialog(page).getByRole('button', { name: 'Fermer' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(banner(page)).toBeVisible();
  expect(await context.cookies()).toEqual([]);
});

test('withdrawing consent immediately removes third-party cookies and storage keys', async ({ page, context, server }) => {
  const left = ['_ga', '_ga_ABC123', '_gid', '_gcl_au'];
  await context.addCookies([{ name: COOKIE, value: writeConsent(consentOf(EVERYTHING, Date.now())) }, ...left.map((name) => ({ name, value: 'x' }))].map((cookie) => ({ ...cookie, url: server.url })));
  await page.goto('/fr/about');
  await page.evaluate(() => localStorage.setItem('_gcl_ls', 'x'));
  await openSettings(page);
  expect(await context.cookies()).toHaveLength(1 + left.length);
  await dialog(page).getByRole('button', { name: 'Nécessaires seulement' }).click();
  await expect(dialog(page)).toHaveCount(0);
  expect((await context.cookies()).map(({ name }) => name)).toEqual([COOKIE]);
  expect((await consentNow(page)).preferences).toEqual({ necessary: true, analytics: false, marketing: false, functional: false });
  expect(await page.evaluate(() => localStorage.getItem('_gcl_ls'))).toBeNull();
});

test('consent expires after exactly 365 days', async ({ page, context, server }) => {
  const chosen = Date.now();
  await context.addCookies([COOKIE, '_ga'].map((name) => ({ name, value: name === COOKIE ? writeConsent(consentOf(EVERYTHING, chosen)) : 'x', url: server.url })));
  await page.clock.install({ time: chosen + CONSENT_MS - 60_000 });
  await page.goto('/fr/about');
  await waitForHydration(page);
  await page.clock.runFor(5000);
  await expect(banner(page)).toHaveCount(0);
  expect(await context.cookies()).toHaveLength(2);

  await page.clock.setSystemTime(chosen + CONSENT_MS + 1000);
  await page.goto('/fr/privacy');
  await waitForHydration(page);
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(banner(page)).toBeVisible({ timeout: 500 });
  }).toPass();
  // Cookies allowed by the old choice are deleted before the visitor is asked again.
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toEqual([COOKIE]);
});

test('a malformed consent cookie does not count as consent', async ({ page, context, server }) => {
  await context.addCookies([{ name: COOKIE, value: '1.all.soon', url: server.url }]);
  await page.goto('/fr/about');
  await expect(banner(page)).toBeVisible();
  await banner(page).getByRole('button', { name: 'En savoir plus' }).click();
  for (const category of OPTIONAL_CATEGORIES) await expect(toggle(page, category)).not.toBeChecked();
  expect((await consentNow(page)).level).toBe('none');
});
