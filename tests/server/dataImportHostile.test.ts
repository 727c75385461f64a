import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { emptyHouse, exportOf, filledHouse, importInto, packed, rowsOf, tampered, unpacked } from './dataTransferSetup';

let made: Promise<Buffer> | undefined;
/** Export of a filled house, made once. */
const anExport = () => (made ??= filledHouse().then((house) => exportOf(house)));

type Files = Map<string, Buffer>;

/** Repacks an export after a change, without describing the change in the manifest. */
async function damaged(change: (files: Files) => void): Promise<Buffer> {
  const files = await unpacked(await anExport());
  change(files);
  return packed(files);
}

/** Changes an export together with its manifest. */
const forgedExport = async (change: (files: Files) => void): Promise<Buffer> => tampered(await anExport(), change);

const edit = (name: string, change: (text: string) => string) => (files: Files) => void files.set(name, Buffer.from(change(String(files.get(name)))));

/** Replaces a name by another of the same length, which no ZIP library would write. */
const renamed = (zip: Buffer, from: string, to: string) => Buffer.from(zip.toString('latin1').replaceAll(from, to), 'latin1');

/** Adds a file under a harmless name, then renames it. */
const withName = async (name: string) => renamed(await damaged((files) => void files.set(`tables/${'x'.repeat(name.length - 13)}.jsonl`, Buffer.from('x'))), `tables/${'x'.repeat(name.length - 13)}.jsonl`, name);

/** ZIP file with one deflated entry, whose declared size and number of entries are free. */
function forged(name: string, content: Buffer, declared: number, count = 1): Buffer {
  const data = deflateRawSync(content);
  const path = Buffer.from(name);
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt16LE(8, 4);
  common.writeUInt32LE(data.length, 14);
  common.writeUInt32LE(declared, 18);
  common.writeUInt16LE(path.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, path, data]);
  const central = Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), common, Buffer.alloc(14), path]);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, central, end]);
}

const CASES: readonly (readonly [string, () => Promise<Buffer>, string])[] = [
  ['an empty file', () => Promise.resolve(Buffer.alloc(0)), 'isn’t a complete export'],
  ['a file that is no ZIP file', () => Promise.resolve(Buffer.from('not a zip'.repeat(100))), 'isn’t a complete export'],
  ['a truncated file', async () => (await anExport()).subarray(0, -500), 'isn’t a complete export'],
  ['a path that leaves its folder', () => withName('../../../etc/cron.d'), 'dangerous name, “../../../etc/cron.d”'],
  ['an absolute path', () => withName('/etc/cron.d/boucane'), 'dangerous name'],
  ['a path with a drive letter', () => withName('C:/windows/boucane.x'), 'dangerous name'],
  ['a path with backslashes', () => withName('..\\..\\boucane\\sqlite'), 'dangerous name'],
  ['an unknown name', () => damaged((files) => void files.set('tables/session.jsonl', Buffer.from(''))), 'contains “tables/session.jsonl”, which doesn’t belong'],
  ['an unknown folder', () => forgedExport((files) => void files.set('scripts/run.jsonl', Buffer.from('x'))), 'which doesn’t belong'],
  ['an unlisted picture', () => damaged((files) => void files.set('pictures/other-320.webp', Buffer.from('x'))), 'contains “pictures/other-320.webp”'],
  ['a listed picture without a row', () => forgedExport((files) => void files.set('pictures/other-320.webp', Buffer.from('x'))), 'contains “pictures/other-320.webp”'],
  ['two files of the same name', async () => renamed(await forgedExport((files) => void files.set('tables/uzer.jsonl', files.get('tables/user.jsonl') ?? Buffer.alloc(0))), 'tables/uzer.jsonl', 'tables/user.jsonl'), 'isn’t a complete export'],
  ['a missing table', () => damaged((files) => void files.delete('tables/booking.jsonl')), 'lacks “tables/booking.jsonl”'],
  ['a missing table that the manifest does not list either', () => forgedExport((files) => void files.delete('tables/booking.jsonl')), 'lacks “tables/booking.jsonl”'],
  ['a missing manifest', () => damaged((files) => void files.delete('manifest.json')), 'lacks “manifest.json”'],
  ['a missing picture', () => damaged((files) => void files.delete('pictures/picture-0-320.webp')), 'lacks “pictures/picture-0-320.webp”'],
  ['a missing picture that the manifest does not list either', () => forgedExport((files) => void files.delete('pictures/picture-0-320.webp')), 'lacks “pictures/picture-0-320.webp”'],
  ['a manifest that is not JSON', () => damaged((files) => void files.set('manifest.json', Buffer.from('{'))), 'isn’t a complete export'],
  ['another format', () => damaged(edit('manifest.json', (text) => text.replace('"format": 1', '"format": 2'))), 'has a format that this version doesn’t know'],
  ['another version', () => damaged(edit('manifest.json', (text) => text.replace(/"schema": "[^"]+"/, '"schema": "001_tables"'))), 'another version of the software (0.1.0)'],
  ['a changed row', () => damaged(edit('tables/booking.jsonl', (text) => text.replace('Marie', 'Maria'))), 'content of “tables/booking.jsonl” is no longer'],
  ['a changed picture', () => damaged((files) => void files.set('pictures/picture-0-320.webp', Buffer.alloc(3000, 'x'))), 'content of “pictures/picture-0-320.webp”'],
  ['a removed row', () => damaged(edit('tables/audit.jsonl', () => '')), 'content of “tables/audit.jsonl”'],
  ['a wrong number of rows', () => damaged(edit('manifest.json', (text) => text.replace(/("path": "tables\/booking\.jsonl"[^}]*"rows": )\d+/, '$19'))), 'content of “tables/booking.jsonl”'],
  ['a row that is not JSON', () => forgedExport(edit('tables/booking.jsonl', (text) => `${text}{\n`)), 'Item 3 of “tables/booking.jsonl”'],
  ['a row without a column', () => forgedExport(edit('tables/seat_token.jsonl', (text) => text.replace(/"reservation_id":"group",/, ''))), 'Item 1 of “tables/seat_token.jsonl”'],
  ['a row with an unknown column', () => forgedExport(edit('tables/seat_token.jsonl', (text) => text.replace('{', '{"__proto__":{"a":1},'))), 'Item 1 of “tables/seat_token.jsonl”'],
  ['a text in place of a number', () => forgedExport(edit('tables/seating.jsonl', (text) => text.replace('"changes":2', '"changes":"2"'))), 'Item 1 of “tables/seating.jsonl”'],
  ['a number beyond its column', () => forgedExport(edit('tables/seating.jsonl', (text) => text.replace('"changes":2', '"changes":3000000000'))), 'Item 1 of “tables/seating.jsonl”'],
  ['a fraction in place of an integer', () => forgedExport(edit('tables/seating.jsonl', (text) => text.replace('"changes":2', '"changes":2.5'))), 'Item 1 of “tables/seating.jsonl”'],
  ['null in a required column', () => forgedExport(edit('tables/seating.jsonl', (text) => text.replace('"changes":2', '"changes":null'))), 'Item 1 of “tables/seating.jsonl”'],
  ['broken JSON in a column', () => forgedExport(edit('tables/suspect.jsonl', (text) => text.replace(/"body":"[^}]+}"/, '"body":"{"'))), 'Item 1 of “tables/suspect.jsonl”'],
  ['a NUL character', () => forgedExport(edit('tables/contact_message.jsonl', (text) => text.replace('"Luc"', String.raw`"Lu\u0000"`))), 'Item 1 of “tables/contact_message.jsonl”'],
  ['half of a surrogate pair', () => forgedExport(edit('tables/contact_message.jsonl', (text) => text.replace('"Luc"', String.raw`"Lu\ud800"`))), 'Item 1 of “tables/contact_message.jsonl”'],
  ['a text that is not UTF-8', () => forgedExport((files) => void files.set('tables/erasure.jsonl', Buffer.from([0xff, 10]))), 'of “tables/erasure.jsonl”'],
  ['an unfinished last line', () => forgedExport(edit('tables/erasure.jsonl', (text) => text.trimEnd())), 'of “tables/erasure.jsonl”'],
  ['a mail with a secret link', () => forgedExport(edit('tables/mail_outbox.jsonl', (text) => text.replace('"booking-received"', '"password-reset"'))), 'of “tables/mail_outbox.jsonl”'],
  ['a row that refers to no other', () => forgedExport(edit('tables/seat_token.jsonl', (text) => text.replace('"group"', '"nobody"'))), 'contradict each other'],
  ['two rows with the same key', () => forgedExport(edit('tables/seating.jsonl', (text) => text + text)), 'contradict each other'],
  ['two requests with the same reference', () => forgedExport(edit('tables/booking.jsonl', (text) => text.replaceAll(/"reference":"[^"]+"/g, '"reference":"B-SAME"'))), 'contradict each other'],
  ['a role that does not exist', () => forgedExport(edit('tables/user.jsonl', (text) => text.replace('"role":"user"', '"role":"root"'))), 'contradict each other'],
  ['too many files', () => Promise.resolve(forged('manifest.json', Buffer.alloc(100), 100, 20_001)), 'contains too many others'],
  ['a file that unpacks a thousandfold', () => forgedExport((files) => void files.set('tables/audit.jsonl', Buffer.alloc(5_000_000))), 'would be too large'],
  ['a declared size above two gigabytes', () => Promise.resolve(forged('manifest.json', Buffer.alloc(100), 3_000_000_000)), 'would be too large'],
  ['a file that is larger than it declares', () => Promise.resolve(forged('manifest.json', Buffer.alloc(100_000), 100)), 'content of “manifest.json”'],
];


test.each(CASES)('an import of %s is refused and changes nothing', async (_, make, sentence) => {
  const house = await emptyHouse();
  const before = await rowsOf(house);
  const response = await importInto(house, await make(), { 'accept-language': 'en' });
  const { message } = (await response.json()) as { message: string };
  expect(message).toContain(sentence);
  expect(message).toMatch(/Nothing has changed\.$/);
  expect(response.status).toBe(422);
  expect(await rowsOf(house)).toEqual(before);
});
