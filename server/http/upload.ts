import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import type { Endpoint } from '../../src/contract/endpoints';
import { allowLargeBody } from './bodyTimeout';
import { HttpError } from './httpError';

/** Returns the request of the node server; undefined in tests that call the app directly. */
export const incomingOf = (context: Context): IncomingMessage | undefined => ((context.env ?? {}) as { incoming?: IncomingMessage }).incoming;

const MEGABYTE = 1_000_000;

/**
 * Opens the body of an authorized call as a stream. Its media type is only a claim, so the caller decides by the content.
 * @throws Problem 415 for another media type, 413 above the limit, both with a message at `file`; 413 also while the body is read
 */
export function openUpload(context: Context, { maxBytes, types }: NonNullable<Endpoint['stream']>): AsyncIterable<Uint8Array> {
  const { raw } = context.req;
  // The rest of a rejected body is not read.
  const headers = { connection: 'close' };
  const tooLarge = () => new HttpError(413, 'tooLarge', { fields: { file: `fileTooLarge:${Math.floor(maxBytes / MEGABYTE)}` }, headers });
  const type = (raw.headers.get('content-type') ?? '').replace(/;.*$/s, '').trim().toLowerCase();
  if (!types.includes(type)) throw new HttpError(415, 'notFile', { fields: { file: 'fileTypeInvalid' }, headers });
  if (Number(raw.headers.get('content-length')) > maxBytes) throw tooLarge();
  allowLargeBody(incomingOf(context));
  return limited(raw.body, maxBytes, tooLarge);
}

async function* limited(body: ReadableStream<Uint8Array> | null, maxBytes: number, tooLarge: () => HttpError): AsyncGenerator<Uint8Array> {
  if (body === null) return;
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > maxBytes) throw tooLarge();
    yield chunk;
  }
}
