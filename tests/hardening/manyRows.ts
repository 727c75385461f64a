import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { logIn } from '../e2e/owner.ts';
import type { RunningServer } from '../e2e/server.ts';

/** Placeholder for the number of each copy in the copied resource. The first copy is 10001. */
const MARK = '10000';

type Body = Record<string, unknown>;

async function post(url: string, path: string, body: object, token?: string): Promise<Body> {
  const response = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Body;
}

/** Returns the statements for both engines, which differ only in date arithmetic. */
const statements = (copies: number, dateAfter: (days: string) => string) => {
  const numbers = `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${copies})`;
  const numbered = (column: string) => `replace(${column}, '${MARK}', cast(10000 + i as text))`;
  return [
    `${numbers} insert into catalogue (id, resource, fields, position, active, tag, created_at, updated_at, version)
      select 'meat-' || i, resource, ${numbered('fields')}, position + i, 0, tag, created_at, updated_at, version from catalogue, n where resource = 'meat' and fields like '%${MARK}%'`,
    `${numbers} insert into catalogue_listing (resource, id, position, keys, words)
      select resource, 'meat-' || i, position + i, ${numbered('keys')}, ${numbered('words')} from catalogue_listing, n where resource = 'meat' and words like '%${MARK}%'`,
    `${numbers} insert into "user" (id, username, email, name, role, password_hash, disabled, language, created_at, version)
      select 'user-' || i, ${numbered('username')}, ${numbered('email')}, ${numbered('name')}, role, password_hash, disabled, language, created_at, version from "user", n where username like '%${MARK}%'`,
    `${numbers} insert into user_listing (resource, id, position, keys, words)
      select resource, 'user-' || i, position, ${numbered('keys')}, ${numbered('words')} from user_listing, n where words like '%${MARK}%'`,
    `${numbers} insert into booking (id, reference, status, created_at, date, name, email, request, quote, total_cents, quoted_cents, travel_metres, priced_items, formula_version, kind, guests, sold_cents, search, held_from)
      select 'booking-' || i, 'C' || (10000 + i), case i % 5 when 0 then 'requested' when 1 then 'confirmed' when 2 then 'declined' when 3 then 'cancelled' else 'done' end,
        created_at, ${dateAfter('i % 300')}, ${numbered('name')}, ${numbered('email')}, replace(${numbered('request')}, date, ${dateAfter('i % 300')}), quote, total_cents, quoted_cents, travel_metres, priced_items, formula_version, kind, guests, sold_cents, ${numbered('search')}, held_from
      from booking, n where name like '%${MARK}%'`,
  ];
};

/**
 * Fills the database of a running server with numbered copies of a meat, an account and a booking.
 * The meats are not on the public menu, because the test is about the owner's lists and not about a menu page that shows all of them.
 * @param databaseUrl of PostgreSQL; null when the server uses its SQLite file
 */
export async function fillWithCopies(server: RunningServer, databaseUrl: string | null, copies: number): Promise<void> {
  const { token } = await logIn(server.url, server.admin);
  const meat = { name_fr: `Viande ${MARK}`, name_en: `Meat ${MARK}`, description_fr: 'Fumée au bois d’érable. '.repeat(8), costPerKg: 11, sellPerKg: 29, avgKgPerPerson: 0.2 };
  const { id } = await post(server.url, '/meat', meat, token);
  await post(server.url, '/user', { username: `u${MARK}`, email: `u${MARK}@example.org`, name: `Personne ${MARK}`, password: 'braise-et-fumee-2027' }, token);
  await post(server.url, '/booking', {
    date: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
    type: 'event',
    peopleCount: 24,
    kidsCount: 3,
    selections: { meats: [{ id, name: '' }], sides: [], tools: [], contentFocus: [] },
    contactInfo: { name: `Personne ${MARK}`, email: `a${MARK}@example.org`, location: '12, rue Saint-Paul, Upton', notes: 'Heure: 17:30' },
    totalCost: null,
    language: 'fr',
  });
  if (databaseUrl === null) {
    const database = new DatabaseSync(join(server.dataDir, 'boucane.sqlite'), { timeout: 10_000 });
    try {
      for (const statement of statements(copies, (days) => `date(date, '+' || (${days}) || ' days')`)) database.exec(statement);
    } finally {
      database.close();
    }
    return;
  }
  const client = new Client(databaseUrl);
  await client.connect();
  try {
    for (const statement of statements(copies, (days) => `cast(date::date + (${days}) as text)`)) await client.query(statement);
    // Autovacuum would do this a minute later.
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
