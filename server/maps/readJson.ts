/** Why a map service did not answer. The reason is ours: nothing that it said, and never an address with its key. */
export class ServiceFailure extends Error {
  readonly reason: string;
  /** Whether asking once more may help: a lost connection or a 5xx. */
  readonly again: boolean;

  constructor(reason: string, again = false) {
    super(reason);
    this.reason = reason;
    this.again = again;
  }
}

export interface Reading {
  fetch: typeof fetch;
  userAgent: string;
  /** For the whole exchange, body included. */
  timeoutMs: number;
  maxBytes: number;
}

async function capped(response: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop early cancels the stream, so an endless body is not read to its end.
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new ServiceFailure('too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function failureOf(error: unknown): ServiceFailure {
  if (error instanceof ServiceFailure) return error;
  if (error instanceof SyntaxError) return new ServiceFailure('not JSON');
  if (error instanceof Error && error.name === 'TimeoutError') return new ServiceFailure('timeout');
  const redirected = error instanceof Error && error.cause instanceof Error && error.cause.message.includes('redirect');
  return redirected ? new ServiceFailure('redirect') : new ServiceFailure('unreachable', true);
}

/**
 * Gets one JSON document, within a time and a size, following no redirect.
 * @returns what it says; null for a 400, by which the public services say that they know no such place or road
 * @throws ServiceFailure for anything else
 */
export async function readJson(address: URL, { fetch, userAgent, timeoutMs, maxBytes }: Reading): Promise<unknown> {
  try {
    const response = await fetch(address, {
      headers: { accept: 'application/json', 'user-agent': userAgent },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const isJson = /\bjson\b/i.test(response.headers.get('content-type') ?? '');
    if (!response.ok || !isJson) {
      // A body nobody reads would hold the connection. Cancelling one that broke off rejects, and says nothing new.
      await response.body?.cancel().catch(() => undefined);
      if (response.status === 400) return null;
      throw response.ok ? new ServiceFailure('not JSON') : new ServiceFailure(`status ${response.status}`, response.status >= 500);
    }
    return JSON.parse(await capped(response, maxBytes));
  } catch (error) {
    throw failureOf(error);
  }
}
