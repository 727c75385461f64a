import { expect, test } from 'vitest';
import { sampleCatalogue } from '../../server/db/seed/catalogue';
import { RESOURCES, type Resource } from '../../src/contract/resources';
import { parseRecord } from '../../src/contract/apiRecord';
import { namesOf, fieldsOf } from '../../src/features/admin/fields';
import { formSchema } from '../../src/features/admin/formSchema';
import type { AdminResourceName, Values } from '../../src/features/admin/manifest';
import { manifestAt, MANIFESTS } from '../../src/features/admin/manifests';
import { bodyOf, differingNames, valuesOf } from '../../src/features/admin/values';

const ALL = Object.values(MANIFESTS);
const seed = sampleCatalogue('2027-05-10');
const cast = (name: AdminResourceName, values: Values, isNew = false) => formSchema(MANIFESTS[name], isNew).cast(values) as Values;

test.each(['event', 'training', 'meat', 'side', 'tool', 'contentfocus'] as const)('%s: saving without a change sends the record as it was read', (name) => {
  for (const row of seed[name]) {
    const { id: _id, ...fields } = row;
    const values = valuesOf(MANIFESTS[name], parseRecord(row));
    expect(bodyOf(MANIFESTS[name], cast(name, values), parseRecord(row))).toEqual(fields);
  }
});

test('a name in any shape of the specification is read correctly and written back in the same shape', () => {
  const values = { name_fr: 'Flanc', name_en: 'Flank' };
  const shapes = [{ name_fr: 'Poitrine', name_en: 'Brisket' }, { name: { fr: 'Poitrine', en: 'Brisket' } }, { title_fr: 'Poitrine', title_en: 'Brisket' }, { title: { fr: 'Poitrine', en: 'Brisket' } }];
  for (const shape of shapes) {
    const row = parseRecord({ id: 'x', ...shape });
    const read = valuesOf(MANIFESTS.meat, row);
    expect(read).toMatchObject({ name_fr: 'Poitrine', name_en: 'Brisket' });
    const body = bodyOf(MANIFESTS.meat, cast('meat', { ...read, ...values }), row);
    expect(Object.keys(body).filter((key) => /^(name|title)/.test(key)).toSorted()).toEqual(Object.keys(shape).toSorted());
    expect(valuesOf(MANIFESTS.meat, parseRecord({ id: 'x', ...body }))).toMatchObject(values);
  }
});

test('a single string for both languages stays a string until the languages differ', () => {
  const row = parseRecord({ id: 'x', name: 'Brisket' });
  const read = valuesOf(MANIFESTS.meat, row);
  expect(read).toMatchObject({ name_fr: 'Brisket', name_en: 'Brisket' });
  expect(bodyOf(MANIFESTS.meat, cast('meat', read), row)).toMatchObject({ name: 'Brisket' });
  expect(bodyOf(MANIFESTS.meat, cast('meat', { ...read, name_fr: 'Poitrine' }), row)).toMatchObject({ name: { fr: 'Poitrine', en: 'Brisket' } });
});

test('prices and days are written back under their original names, and unknown fields are preserved', () => {
  const row = parseRecord({ id: 'x', version: 4, title: 'Fête', basePrice: '24,5', startDate: '2027-06-01', organiser: 'Lise' });
  const read = valuesOf(MANIFESTS.event, row);
  expect(read).toMatchObject({ price: 24.5, date: '2027-06-01' });
  const body = bodyOf(MANIFESTS.event, cast('event', { ...read, price: 30, date: '2027-06-02' }), row);
  expect(body).toMatchObject({ basePrice: 30, startDate: '2027-06-02', organiser: 'Lise' });
  for (const name of ['price', 'date', 'id', 'version', 'showing']) expect(body).not.toHaveProperty(name);
});

test('variations keep the field names of their list, including added ones', () => {
  const row = parseRecord({ id: 'x', name: 'Salade', variations: [{ title: { fr: 'Tiède', en: 'Warm' }, price_modifier: '1,5', isDefault: 1 }] });
  const read = valuesOf(MANIFESTS.side, row);
  expect(read['variations']).toEqual([{ key: 'stored-0', name_fr: 'Tiède', name_en: 'Warm', priceModifier: 1.5, isDefault: true }]);
  const added = { key: 'new', name_fr: 'Froide', name_en: 'Cold', priceModifier: '', isDefault: false };
  const body = bodyOf(MANIFESTS.side, cast('side', { ...read, variations: [...(read['variations'] as object[]), added] }), row);
  expect(body['variations']).toEqual([
    { title: { fr: 'Tiède', en: 'Warm' }, price_modifier: 1.5, isDefault: true },
    { title: { fr: 'Froide', en: 'Cold' }, price_modifier: null, isDefault: false },
  ]);
});

test('a pending item is hidden, and publishing makes it public', () => {
  const row = parseRecord({ id: 'x', name: 'Fête', visibility: 'pending', isActive: true });
  const read = valuesOf(MANIFESTS.event, row);
  expect(read['showing']).toBe('hidden');
  expect(bodyOf(MANIFESTS.event, cast('event', { ...read, showing: 'public' }), row)).toMatchObject({ visibility: 'public', isActive: true });
  expect(bodyOf(MANIFESTS.event, cast('event', read), row)).toMatchObject({ isActive: false });
});

test('an in-person training sends no meeting link, even if an invalid one was typed', () => {
  const values = { ...valuesOf(MANIFESTS.training, null), title_fr: 'a', title_en: 'b', meetingUrl: 'javascript:alert(1)' };
  expect(formSchema(MANIFESTS.training, true).isValidSync(values)).toBe(true);
  expect(cast('training', values, true)['meetingUrl']).toBe('');
  expect(formSchema(MANIFESTS.training, true).isValidSync({ ...values, type: 'online' })).toBe(false);
});

test('an empty password is not sent, and is rejected for a new account', () => {
  const row = parseRecord({ id: 'x', username: 'josee', email: 'josee@courriel.example', name: '', role: 'user', language: 'fr', disabled: false });
  const read = valuesOf(MANIFESTS.user, row);
  expect(bodyOf(MANIFESTS.user, cast('user', read), row)).not.toHaveProperty('password');
  const asked = { ...read, password: '' };
  expect(formSchema(MANIFESTS.user, false).isValidSync(asked)).toBe(true);
  expect(formSchema(MANIFESTS.user, true).isValidSync(asked)).toBe(false);
  expect(formSchema(MANIFESTS.user, true).isValidSync({ ...asked, password: 'motdepasse' })).toBe(false);
});

test('versions are compared by content, not by the keys of their rows', () => {
  const one = { ...valuesOf(MANIFESTS.side, parseRecord(seed.side[0])) };
  const rows = one['variations'] as { key: string }[];
  expect(differingNames(MANIFESTS.side, one, { ...one, variations: rows.map((row, index) => ({ ...row, key: `other-${index}` })) })).toEqual([]);
  expect(differingNames(MANIFESTS.side, one, { ...one, price: 3, variations: rows.slice(1) })).toEqual(['price', 'variations']);
});

test.each(ALL.map((manifest) => [manifest.resource, manifest] as const))('%s: every field of the contract is asked for in the form or derived from one that is', (name, manifest) => {
  const { schema }: Resource = RESOURCES[name];
  const asked = new Set(fieldsOf(manifest).flatMap((field) => [...namesOf(field), ...(field.synonyms ?? []), ...(field.kind === 'showing' ? ['isActive', 'visibility'] : [])]));
  expect(Object.keys(schema.fields).filter((field) => !asked.has(field))).toEqual([]);
  const written = new Set(Object.keys(schema.fields));
  expect(fieldsOf(manifest).filter(({ kind }) => kind !== 'showing').flatMap(namesOf).filter((field) => !written.has(field))).toEqual([]);
});

test('a back-office URL maps to its resource', () => {
  expect(manifestAt('/fr/admin/sides/coleslaw/edit')).toBe(MANIFESTS.side);
  expect(manifestAt('/en/admin/texts')).toBeNull();
});
