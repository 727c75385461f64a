import { Problem } from './problem';

const USUAL_BYTES = 64 * 1024;
const JSON_TYPE = /^application\/json\s*(;|$)/i;

/** The bytes of a body, no more than `most` of them. @throws Problem 413 */
async function readBytes(request: Request, most: number): Promise<Uint8Array> {
  const told = Number(request.headers.get('content-length') ?? Number.NaN);
  if (told > most) throw new Problem(413, 'tooLarge', { headers: { connection: 'close' } });
  // Node lets no byte more through than was told, and hands them over faster than a stream of the web does.
  if (told <= most && !request.headers.has('transfer-encoding')) return new Uint8Array(await request.arrayBuffer());
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > most) {
      await reader.cancel();
      throw new Problem(413, 'tooLarge', { headers: { connection: 'close' } });
    }
    chunks.push(value);
  }
  return Buffer.concat(chunks);
}

/** A NUL character is nobody's wish, and PostgreSQL cannot store one. */
function withoutNul(_: string, value: unknown): unknown {
  if (typeof value === 'string' && value.includes('\0')) throw new SyntaxError('NUL in a text');
  return value;
}

/** Several times the depth of any body of the contract. */
const MOST_LEVELS = 20;

const itemsOf = (value: unknown): unknown[] => (typeof value === 'object' && value !== null ? Object.values(value) : []);

/** Whether lists and objects are nested more than twenty levels deep. Counts level by level, because a recursive walk overflows the stack. */
function isTooDeep(value: unknown): boolean {
  let level = itemsOf(value);
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > MOST_LEVELS) return true;
    level = level.flatMap(itemsOf);
  }
  return false;
}

/**
 * Reads a JSON body. `raw` is what was sent, byte for byte.
 * @throws Problem 415 for another type, 413 above the most (64 kB unless said otherwise), 400 for broken JSON, JSON that is nested
 * too deeply, or a NUL character in it
 */
export async function readJson(request: Request, most = USUAL_BYTES): Promise<{ raw: Uint8Array; value: unknown }> {
  if (!JSON_TYPE.test(request.headers.get('content-type') ?? '')) throw new Problem(415, 'notJson');
  const raw = await readBytes(request, most);
  const value = parsed(raw);
  if (isTooDeep(value)) throw new Problem(400, 'brokenJson');
  return { raw, value };
}

/** @throws Problem 400 */
function parsed(raw: Uint8Array): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(raw);
    // JSON itself refuses one that is not escaped; looking at every value takes longer than all the rest.
    return JSON.parse(text, text.includes(String.raw`\u0000`) ? withoutNul : undefined) as unknown;
  } catch {
    throw new Problem(400, 'brokenJson');
  }
}
