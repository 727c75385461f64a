import { expect, test } from 'vitest';
import { LANGUAGES } from '../../src/contract/language';
import { LISTABLE_RESOURCES, listConfigOf } from '../../src/contract/listQuery';
import { parseRecord } from '../../src/contract/apiRecord';
import { listTexts } from '../../src/features/admin/listTexts';
import { publicationFields } from '../../src/features/admin/publication';
import { MANIFESTS } from '../../src/features/admin/manifests';
import { seedCatalogue } from '../../server/db/seed/catalogue';

const seeded = seedCatalogue('2027-05-10');
/** Records with fields that the seed leaves empty. */
const ADDED: Record<string, (Record<string, string | number> & { id: string })[]> = {
  side: [{ id: 's', name_fr: 'Pain', name_en: 'Bread', price: 2 }],
  training: [{ id: 't', title_fr: 'Le feu', title_en: 'The fire', instructorName: 'Rose' }],
};

test.each(LISTABLE_RESOURCES)('every sortable column of %s is one that the server can sort by', (name) => {
  const { sorts } = listConfigOf(name);
  const asked = MANIFESTS[name].columns.flatMap(({ sort }) => sort ?? []);
  expect(asked.filter((sort) => !sorts.includes(sort))).toEqual([]);
  expect(new Set(asked).size).toBe(asked.length);
});

test.each(LISTABLE_RESOURCES)('every filter of %s and each of its values has a label', (name) => {
  const labels: Record<string, object> = listTexts.tree.filters;
  for (const [filter, values] of Object.entries(listConfigOf(name).filters)) expect(Object.keys(labels[filter] ?? {})).toEqual(expect.arrayContaining(['label', 'any', ...values]));
});

test.each(LISTABLE_RESOURCES)('the list of %s has a name for every row and no column that is always empty', (name) => {
  const { columns, nameOf } = MANIFESTS[name];
  const records = name === 'user' ? [parseRecord({ id: 'u', username: 'marie', email: 'marie@example.org', name: '', role: 'user', language: 'en', createdAt: '2027-01-01T12:00:00.000Z' })] : [...seeded[name], ...(ADDED[name] ?? [])].map(parseRecord);
  for (const language of LANGUAGES) {
    for (const record of records) expect(nameOf(record, language)).not.toBe('');
    for (const column of columns) expect(records.some((record) => column.text(record, language) !== ''), `${column.field} is empty everywhere`).toBe(true);
    for (const column of columns) expect(column.text({ id: 'nothing' }, language)).not.toMatch(/NaN|undefined|null|Invalid/);
  }
});

test('bulk publishing leaves private items private', () => {
  const hidden = { id: 'e', isActive: false, visibility: 'private' };
  expect(publicationFields(MANIFESTS.event, hidden, true)).toEqual({ isActive: true, visibility: 'private' });
  expect(publicationFields(MANIFESTS.event, { ...hidden, visibility: 'pending' }, true)).toEqual({ isActive: true, visibility: 'public' });
  expect(publicationFields(MANIFESTS.event, { ...hidden, isActive: true }, false)).toEqual({ isActive: false, visibility: 'private' });
  expect(publicationFields(MANIFESTS.tool, { id: 't' }, false)).toEqual({ isActive: false });
});
