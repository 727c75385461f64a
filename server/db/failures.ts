/** Kinds of database failure, independent of the engine. */
export type DatabaseFailure =
  /** Unique constraint violation. */
  | 'taken'
  /** Transactions conflicted (serialization failure or deadlock). A retry may succeed. */
  | 'conflict'
  /** Database temporarily unavailable. */
  | 'away'
  /** Disk full. */
  | 'full'
  /** File corrupt or not a database. */
  | 'damaged';

const SQLITE: Record<number, DatabaseFailure> = { 5: 'away', 6: 'away', 8: 'away', 10: 'away', 11: 'damaged', 13: 'full', 14: 'away', 26: 'damaged', 1555: 'taken', 2067: 'taken' };

const POSTGRES: Record<string, DatabaseFailure> = {
  '23505': 'taken',
  '40001': 'conflict',
  '40P01': 'conflict',
  '53100': 'full',
  '53300': 'away',
  '55P03': 'away',
  '57014': 'away',
  '57P01': 'away',
  '57P02': 'away',
  '57P03': 'away',
  '25006': 'away',
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
    if (NETWORK.has(error.code) || error.code.startsWith('08')) return 'away';
    const failure = POSTGRES[error.code];
    if (failure) return failure;
  }
  return POOL_MESSAGES.test(error.message) ? 'away' : null;
}
