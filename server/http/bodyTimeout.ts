import type { IncomingMessage } from 'node:http';

/** Time for a whole request body, in milliseconds. */
const BODY_MS = 30_000;
/** Time without a byte after which a large file's upload is given up, in milliseconds. */
const IDLE_MS = 30_000;

/** Event of a request whose body may take as long as it needs. */
const LARGE_BODY = 'large-body';

/**
 * Limits the time for a request's body, because Node's own limit (`requestTimeout`) has no exceptions.
 * @param onTimeout called once when the body takes too long
 */
export function limitBodyTime(request: IncomingMessage, onTimeout: () => void, { bodyMs = BODY_MS, idleMs = IDLE_MS } = {}): void {
  if (request.headers['content-length'] === undefined && request.headers['transfer-encoding'] === undefined) return;
  let timer = setTimeout(onTimeout, bodyMs);
  const stop = () => clearTimeout(timer);
  request.once('end', stop).once('close', stop);
  request.once(LARGE_BODY, () => {
    stop();
    if (request.complete) return;
    timer = setTimeout(onTimeout, idleMs);
    request.on('data', () => timer.refresh());
  });
}

/** Lets the body of an authorized request take as long as bytes arrive. @param request missing in tests that call the app directly */
export const allowLargeBody = (request: IncomingMessage | undefined): void => void request?.emit(LARGE_BODY);
