import { HttpError } from './httpError';

const USUAL_BYTES = 64 * 1024;
const JSON_TYPE = /^application\/json\s*(;|$)/i;

/** Reads at most `most` bytes of a body. @throws Problem 413 with the fields */
async function readBytes(request: Request, most: number, fields: Record<string, string> = {}): Promise<Uint8Array> {
  const declaredSize = Number(request.headers.get('content-length') ?? Number.NaN);
  const tooLarge = () => new HttpError(413, 'tooLarge', { fields, headers: { connection: 'close' } });
  if (declaredSize > most) throw tooLarge();
  // Node enforces the declared content length, and this path is faster than a web stream.
  if (declaredSize <= most && !request.headers.has('transfer-encoding')) return new Uint8Array(await request.arrayBuffer());
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > most) {
      await reader.cancel();
      throw tooLarge();
    }
    chunks.push(value);
  }
  return Buffer.concat(chunks);
}

const typeOf = (request: Request): string => (request.headers.get('content-type') ?? '').replace(/;.*$/s, '').trim().toLowerCase();

/** Whether a media type is one of those accepted, where `image/*` accepts all of a kind. */
const isAccepted = (type: string, accepted: readonly string[]): boolean => accepted.some((each) => (each.endsWith('/*') ? type.startsWith(each.slice(0, -1)) : type === each));

/**
 * Reads a file as sent. Its media type is only a claim, so the caller decides by the content.
 * @throws Problem 415 for another media type, 413 above the limit, both with a message at `file`
 */
export async function readBinary(request: Request, { maxBytes, types }: { maxBytes: number; types: readonly string[] }): Promise<Uint8Array> {
  if (!isAccepted(typeOf(request), types)) throw new HttpError(415, 'notFile', { fields: { file: 'fileTypeInvalid' } });
  return readBytes(request, maxBytes, { file: `fileTooLarge:${Math.floor(maxBytes / (1024 * 1024))}` });
}

/** Rejects NUL characters, which no valid input contains and PostgreSQL cannot store. */
function withoutNul(_: string, value: unknown): unknown {
  if (typeof value === 'string' && value.includes('\0')) throw new SyntaxError('NUL in a text');
  return value;
}

/** Maximum nesting depth, several times that of any body in the contract. */
const MAX_LEVELS = 20;

const itemsOf = (value: unknown): unknown[] => (typeof value === 'object' && value !== null ? Object.values(value) : []);

/** Whether lists and objects are nested more than twenty levels deep. Iterates level by level, because recursion would overflow the stack. */
function isTooDeep(value: unknown): boolean {
  let level = itemsOf(value);
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > MAX_LEVELS) return true;
    level = level.flatMap(itemsOf);
  }
  return false;
}

/**
 * Reads a JSON body. `raw` holds the bytes as sent.
 * @throws Problem 415 for another media type, 413 above the limit (64 kB by default), 400 for malformed JSON, too much nesting, or a NUL character
 */
export async function readJson(request: Request, most = USUAL_BYTES): Promise<{ raw: Uint8Array; value: unknown }> {
  if (!JSON_TYPE.test(request.headers.get('content-type') ?? '')) throw new HttpError(415, 'notJson');
  const raw = await readBytes(request, most);
  const value = parsed(raw);
  if (isTooDeep(value)) throw new HttpError(400, 'brokenJson');
  return { raw, value };
}

/** Parses the body. @throws Problem 400 */
function parsed(raw: Uint8Array): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(raw);
    // JSON itself forbids an unescaped NUL, so a reviver is only used for an escaped one: visiting every value takes longer than the rest of the
    // parsing.
    return JSON.parse(text, text.includes(String.raw`\u0000`) ? withoutNul : undefined) as unknown;
  } catch {
    throw new HttpError(400, 'brokenJson');
  }
}
