/*
 * Facts of the business in the end-to-end tests: those of a new installation, with every invented one replaced, so that search engines may list the site.
 */

interface Account {
  url: string;
  token: string;
}

/** Values that replace invented ones. */
export const HOUSE = { name: 'Boucane', phone: '450 555-0142', email: 'bonjour@fumoir.example', privacyEmail: 'vie-privee@fumoir.example' } as const;

/** Saves parts of the settings through the API. @throws Error when the server refuses one */
export async function saveSettings({ url, token }: Account, parts: Readonly<Record<string, unknown>>): Promise<void> {
  for (const [part, value] of Object.entries(parts)) {
    const response = await fetch(`${url}/api/settings/${part}`, { method: 'PUT', headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' }, body: JSON.stringify(value) });
    if (!response.ok) throw new Error(`PUT /settings/${part} answered ${response.status}: ${await response.text()}`);
  }
}

/** Replaces every invented fact of a new installation. */
export async function replaceInventedFacts(owner: Account): Promise<void> {
  const { identity, hours, premises, taxes } = (await (await fetch(`${owner.url}/api/settings`)).json()) as Record<string, Record<string, unknown>>;
  const { name, phone, email, privacyEmail } = HOUSE;
  await saveSettings(owner, {
    identity: { ...identity, name, phone, email, privacyOfficer: { name: 'Samuel', email: privacyEmail } },
    hours,
    premises,
    taxes: { ...taxes, gstNumber: '123456789 RT0001', qstNumber: '1234567890 TQ0001' },
  });
}
