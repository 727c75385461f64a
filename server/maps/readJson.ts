/** Failure of a map service. The reason is our own text: it contains neither the service's response nor a URL with its key. */
export class ServiceFailure extends Error {
  readonly reason: string;
  /** Whether a retry may help: a lost connection or a 5xx. */
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
  /** Timeout of the whole exchange including the body, in milliseconds. */
  timeoutMs: number;
  maxBytes: number;
}

async function capped(response: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop early cancels the stream, so an endless body is not read to the end.
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
 * Fetches one JSON document, with a timeout and a size limit, without following redirects.
 * @returns the document, or null for a 400, the public services' response for an unknown place or road
 * @throws ServiceFailure for any other failure
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
      // An unread body would keep the connection open. Cancelling a broken body rejects; that error adds no information.
      await response.body?.cancel().catch(() => undefined);
      if (response.status === 400) return null;
      throw response.ok ? new ServiceFailure('not JSON') : new ServiceFailure(`status ${response.status}`, response.status >= 500);
    }
    return JSON.parse(await capped(response, maxBytes));
  } catch (error) {
    throw failureOf(error);
  }
}
