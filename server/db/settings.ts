import type { Kysely } from 'kysely';
import { DEFAULT_PUBLIC_PARTS, placeholdersOf } from '../../src/contract/defaultSettings';
import { DEFAULT_SETTINGS } from '../../src/contract/defaultPrivateSettings';
import { formulaOf, type Formula } from '../../src/contract/formulaVersion';
import type { QuoteRates } from '../../src/contract/quoteChange';
import { PUBLIC_PARTS, type PublicSettings, type Settings, type SettingsPart } from '../../src/contract/settings';
import type { SettingsVersion, StoredSettingsPart } from '../../src/contract/settingsEndpoints';
import type { Database } from './database';
import type { Tables } from './schema';

/**
 * Reads a stored part that another release may have saved: keys that it lacks have their defaults, and keys that this release does not know are
 * dropped.
 */
function withDefaults<Part extends SettingsPart>(part: Part, stored: string): Settings[Part] {
  const defaults = DEFAULT_SETTINGS[part];
  const value = JSON.parse(stored) as Partial<Settings[Part]>;
  return Object.fromEntries(Object.entries({ ...defaults, ...value }).filter(([name]) => Object.hasOwn(defaults, name))) as Settings[Part];
}

/** Reads the public settings of the business, with the defaults of the parts that were never saved. */
export async function loadSettings(db: Kysely<Tables>): Promise<PublicSettings> {
  const rows = await db.selectFrom('setting').select(['part', 'value']).where('part', 'in', PUBLIC_PARTS).execute();
  const saved = PUBLIC_PARTS.flatMap((part) => rows.filter((row) => row.part === part).map(({ value }) => ({ part, value: withDefaults(part, value) })));
  const settings = { ...DEFAULT_PUBLIC_PARTS, ...Object.fromEntries(saved.map(({ part, value }) => [part, value])) };
  return { ...settings, placeholders: placeholdersOf(settings, saved.map(({ part }) => part)) };
}

/** Reads the public settings, at most one second old on PostgreSQL and always current on SQLite. Must not be used within a transaction. */
export const readSettings = ({ db, recently }: Pick<Database, 'db' | 'recently'>): Promise<PublicSettings> => recently('setting', 'settings', () => loadSettings(db));

/** Returns one part of the settings with its version. */
export async function findSettingsPart<Part extends SettingsPart>(db: Kysely<Tables>, part: Part): Promise<StoredSettingsPart<Part>> {
  const row = await db.selectFrom('setting').select(['value', 'version']).where('part', '=', part).executeTakeFirst();
  return row ? { value: withDefaults(part, row.value), version: row.version, saved: true } : { value: DEFAULT_SETTINGS[part], version: 0, saved: false };
}

/** Reads the rates of a price rule with their version, as current as `readSettings`. Must not be used within a transaction. */
export const readRates = <Part extends Formula['ratesPart']>({ db, recently }: Pick<Database, 'db' | 'recently'>, part: Part): Promise<StoredSettingsPart<Part>> =>
  recently('setting', `rates ${part}`, () => findSettingsPart(db, part));

/** Returns the rates that a stored quote was calculated with; null when this release no longer supports its formula. */
export async function findQuoteRates(db: Kysely<Tables>, formulaVersion: string): Promise<QuoteRates | null> {
  const formula = formulaOf(formulaVersion);
  if (formula === null) return null;
  const { ratesPart, ratesVersion } = formula;
  return ratesPart === 'bookingRates' ? { bookingRates: await findSettingsVersion(db, ratesPart, ratesVersion) } : { summaryRates: await findSettingsVersion(db, ratesPart, ratesVersion) };
}

/** Replaces the part that was read in the same transaction, and keeps the new version. */
export async function replaceSettingsPart(trx: Kysely<Tables>, part: SettingsPart, { version }: StoredSettingsPart, value: Settings[SettingsPart], { by, now }: { by: string; now: Date }): Promise<StoredSettingsPart> {
  const row = { value: JSON.stringify(value), version: version + 1 };
  await trx.insertInto('setting').values({ part, ...row }).onConflict((conflict) => conflict.column('part').doUpdateSet(row)).execute();
  await trx.insertInto('setting_version').values({ part, number: row.version, value: row.value, saved_at: now.toISOString(), user_id: by }).execute();
  return { value, version: row.version, saved: true };
}

/** Lists the versions of a part, newest first, with the names of their authors. */
export async function listSettingsVersionsOf(db: Kysely<Tables>, part: SettingsPart): Promise<SettingsVersion[]> {
  const rows = await db
    .selectFrom('setting_version')
    .leftJoin('user', 'user.id', 'setting_version.user_id')
    .select(['setting_version.number', 'setting_version.value', 'setting_version.saved_at', 'user.name', 'user.username'])
    .where('setting_version.part', '=', part)
    .orderBy('setting_version.number', 'desc')
    .execute();
  return rows.map(({ number, value, saved_at, name, username }) => ({ number, value: withDefaults(part, value), savedAt: saved_at, savedBy: [name, username].find(Boolean) ?? '' }));
}

/** Returns a former version of a part; its defaults for version 0 and for a version that does not exist. */
export async function findSettingsVersion<Part extends SettingsPart>(db: Kysely<Tables>, part: Part, number: number): Promise<Settings[Part]> {
  const row = await db.selectFrom('setting_version').select('value').where('part', '=', part).where('number', '=', number).executeTakeFirst();
  return row ? withDefaults(part, row.value) : DEFAULT_SETTINGS[part];
}
