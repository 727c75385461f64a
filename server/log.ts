import { destination, pino, stdSerializers, type DestinationStream, type Logger } from 'pino';

export type Log = Logger;

/** Returns an error for the log: type, message, stack and code, without the row values that a database adds. */
function withoutValues(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { type, message, stack } = stdSerializers.err(error);
  return { type, message, stack, ...('code' in error ? { code: error.code } : {}), ...('errcode' in error ? { errcode: error.errcode } : {}) };
}

/**
 * Creates the log: one JSON object per line on standard output. No personal data is logged; values under the listed key names are redacted as a
 * safeguard.
 */
export const createLog = (stream: DestinationStream = destination(1)): Log =>
  pino(
    {
      level: 'info',
      base: null,
      serializers: { err: withoutValues },
      redact: {
        paths: ['password', 'token', 'authorization', 'email', 'recipient', '*.password', '*.token', '*.authorization', '*.email', '*.recipient', '*.headers.authorization'],
        censor: '[redacted]',
      },
    },
    stream,
  );

/** Log without output, for tests. */
export const silentLog = (): Log => pino({ level: 'silent' });
