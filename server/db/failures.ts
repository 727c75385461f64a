/** Kinds of database failure, independent of the engine. */
export type DatabaseFailure =
  /** Unique constraint violation. */
  | 'unique-violation'
  /** Transactions conflicted (serialization failure or deadlock). A retry may succeed. */
  | 'conflict'
  /** Database temporarily unavailable. */
  | 'unavailable'
  /** Disk full. */
  | 'disk-full'
  /** File corrupt or not a database. */
  | 'damaged';

const SQLITE: Record<number, DatabaseFailure> = { 5: 'unavailable', 6: 'unavailable', 8: 'unavailable', 10: 'unavailable', 11: 'damaged', 13: 'disk-full', 14: 'unavailable', 26: 'damaged', 1555: 'unique-violation', 2067: 'unique-violation' };

const POSTGRES: Record<string, DatabaseFailure> = {
  '23505': 'unique-violation',
  '40001': 'conflict',
  '40P01': 'conflict',
  '53100': 'disk-full',
  '53300': 'unavailable',
  '55P03': 'unavailable',
  '57014': 'unavailable',
  '57P01': 'unavailable',
  '57P02': 'unavailable',
  '57P03': 'unavailable',
  '25006': 'unavailable',
};

const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH']);

/** Messages of pg errors that have no code. */
const POOL_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Cannot use a pool|Postgres connection has been discarded|driver has already been destroyed)/;

/** Classifies an error, or returns null when the error is not a database failure. */
export function classifyDatabaseError(error: unknown): DatabaseFailure | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof AggregateError) return error.errors.map(classifyDatabaseError).find((failure) => failure !== null) ?? null;
  if ('errcode' in error && typeof error.errcode === 'number') return SQLITE[error.errcode] ?? SQLITE[error.errcode & 0xff] ?? null;
  if ('code' in error && typeof error.code === 'string') {
    if (NETWORK.has(error.code) || error.code.startsWith('08')) return 'unavailable';
    const failure = POSTGRES[error.code];
    if (failure) return failure;
  }
  return POOL_MESSAGES.test(error.message) ? 'unavailable' : null;
}
