import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeSession } from '../../src/api/session';
import { formDraft, restored, type FormDraft } from '../../src/features/admin/draft';
import { fieldsOf, namesOf } from '../../src/features/admin/fields';
import { MANIFESTS } from '../../src/features/admin/manifests';
import { emptyVariation, valuesOf } from '../../src/features/admin/values';
import { giveClosedStorage, giveStorage } from '../api/fakes';
import { member, ownerSession } from '../../stories/fixtures/user';

const NOW = new Date('2027-05-10T14:00:00Z');
const DAY = 86_400_000;
const draft = (name: string, at = NOW.getTime()): FormDraft => ({ values: { name_fr: name }, base: { name_fr: '' }, version: 2, key: 'k', at });

beforeEach(() => void vi.stubGlobal('window', new EventTarget()));
afterEach(() => void vi.unstubAllGlobals());

/** Returns the storage of a browser with the owner logged in. */
function browser(stored: Record<string, string> = {}) {
  const storage = giveStorage(stored);
  storeSession(ownerSession, NOW);
  return storage;
}

test('drafts are stored separately for each record of each resource', () => {
  browser();
  expect(formDraft('meat', 'brisket').keep(draft('a'))).toBe(true);
  formDraft('meat', null).keep(draft('b'));
  formDraft('side', 'brisket').keep(draft('c'));
  expect(formDraft('meat', 'brisket').read(NOW)).toEqual(draft('a'));
  expect(formDraft('meat', null).read(NOW)).toEqual(draft('b'));
  formDraft('meat', 'brisket').keep(null);
  expect(formDraft('meat', 'brisket').read(NOW)).toBeNull();
  expect(formDraft('side', 'brisket').read(NOW)).toEqual(draft('c'));
});

test('drafts are deleted when another user logs in on the same browser', () => {
  browser();
  formDraft('meat', 'brisket').keep(draft('a'));
  storeSession({ token: 't', user: { ...member, role: 'admin' } }, NOW);
  expect(formDraft('meat', 'brisket').read(NOW)).toBeNull();
  storeSession(ownerSession, NOW);
  expect(formDraft('meat', 'brisket').read(NOW)).toEqual(draft('a'));
});

test('drafts expire after 30 days, and only the latest twenty are kept', () => {
  browser();
  for (let each = 0; each < 25; each += 1) formDraft('tool', `tool-${each}`).keep(draft('x', NOW.getTime() + each));
  expect(formDraft('tool', 'tool-4').read(NOW)).toBeNull();
  expect(formDraft('tool', 'tool-5').read(NOW)).not.toBeNull();
  expect(formDraft('tool', 'tool-24').read(new Date(NOW.getTime() + 31 * DAY))).toBeNull();
});

test.each(['{', '[]', '{"x":1}', '{"x":{"values":{},"base":{},"version":"1","at":1}}'])('discards the corrupt draft %s', (text) => {
  browser({ adminDrafts: text });
  expect(formDraft('meat', 'brisket').read(NOW)).toBeNull();
});

test('keeping a draft returns false when storage is unavailable', () => {
  giveClosedStorage();
  expect(formDraft('meat', 'brisket').keep(draft('a'))).toBe(false);
});

test('restoring a draft ignores values that do not fit the form', () => {
  const side = valuesOf(MANIFESTS.side, null);
  const row = { ...emptyVariation('a'), name_fr: 'Grande', priceModifier: '2,' };
  const typed = { name_fr: 'Salade', price: '12,', variations: [row] };
  expect(restored(MANIFESTS.side, side, { ...typed, stranger: 1 })).toEqual({ ...side, ...typed });
  const event = { ...valuesOf(MANIFESTS.event, null), name_fr: 'Samedi' };
  expect(restored(MANIFESTS.event, event, { name_fr: 'Dimanche', showing: 'private' })).toEqual({ ...event, name_fr: 'Dimanche', showing: 'private' });
});

test.each([-1e308, null, undefined, true, {}, [{}], [7], [{ key: 'a' }], [{ ...emptyVariation('a'), name_fr: 7 }], [{ ...emptyVariation('a'), priceModifier: null }]])('restoring a draft drops the value %j where its field cannot show it', (nonsense) => {
  for (const manifest of Object.values(MANIFESTS)) {
    const stored = valuesOf(manifest, null);
    const restoredValues = restored(manifest, stored, Object.fromEntries(Object.keys(stored).map((name) => [name, nonsense])));
    const taken = fieldsOf(manifest).filter((field) => namesOf(field).some((name) => restoredValues[name] !== stored[name]));
    const kinds = typeof nonsense === 'number' ? ['money', 'quantity', 'whole'] : typeof nonsense === 'boolean' ? ['flag'] : [];
    expect(taken.filter(({ kind }) => !kinds.includes(kind))).toEqual([]);
  }
});
