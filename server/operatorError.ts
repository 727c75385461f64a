import { classifyDatabaseError } from './db/failures';

/** Error that the server's operator can fix. The message is for the operator, without a stack. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}

/** Remedies by error code: of the operating system, of PostgreSQL, or of command-line parsing. */
const REMEDIES: Readonly<Record<string, string>> = {
  EADDRINUSE: 'The port is in use: stop the other program, or set PORT.',
  EACCES: 'No permission for a file or the port: check the owner of DATA_DIR, or set PORT above 1023.',
  EROFS: 'The disk is read-only: check DATA_DIR.',
  ENOSPC: 'The disk is full.',
  ENOTDIR: 'DATA_DIR is no folder.',
  '28P01': 'PostgreSQL refuses the password of DATABASE_URL.',
  '28000': 'PostgreSQL refuses the user of DATABASE_URL.',
  '3D000': 'The database of DATABASE_URL does not exist: create it.',
  '42501': 'The user of DATABASE_URL may not create tables.',
};

/** Returns one sentence for errors that the operator can fix, and the whole error for all others. */
export function explain(error: unknown): string {
  if (error instanceof OperatorError) return error.message;
  const failure = classifyDatabaseError(error);
  if (failure === 'unavailable') return 'The database cannot be opened: check DATABASE_URL and that PostgreSQL is running, or the permissions of DATA_DIR.';
  if (failure === 'damaged') return 'The database file is damaged, or is none: restore a backup with npm run backup:restore -- <file> --overwrite.';
  if (failure === 'disk-full') return 'The disk is full.';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const remedy = REMEDIES[code];
  if (remedy !== undefined) return remedy;
  if (code.startsWith('ERR_PARSE_ARGS') && error instanceof Error) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
