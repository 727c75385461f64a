import { destination, pino, stdSerializers, type DestinationStream, type Logger } from 'pino';

export type Log = Logger;

/** An error as it is logged: what went wrong and where, without the row values that a database adds to it. */
function withoutValues(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { type, message, stack } = stdSerializers.err(error);
  return { type, message, stack, ...('code' in error ? { code: error.code } : {}), ...('errcode' in error ? { errcode: error.errcode } : {}) };
}

/** The log, one JSON object a line, on standard output. Nothing personal is logged; what slips in under these names is blanked. */
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

/** A log that says nothing, for tests. */
export const silentLog = (): Log => pino({ level: 'silent' });
