import { failureOf } from './db/failures';

/** Something that whoever runs the server can mend; the message is for them, and the stack is not. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}

/** What the operator does about an error by its code: the system's, PostgreSQL's, or that of words on the command line. */
const REMEDIES: Readonly<Record<string, string>> = {
  EADDRINUSE: 'The port is in use: stop what listens there, or set PORT.',
  EACCES: 'A file or the port is not ours to use: check who owns DATA_DIR, or set PORT above 1023.',
  EROFS: 'The disk is read-only: check DATA_DIR.',
  ENOSPC: 'The disk is full.',
  ENOTDIR: 'DATA_DIR is no folder.',
  '28P01': 'PostgreSQL refuses the password of DATABASE_URL.',
  '28000': 'PostgreSQL refuses the user of DATABASE_URL.',
  '3D000': 'The database that DATABASE_URL names is not there: create it.',
  '42501': 'The user of DATABASE_URL may not make tables.',
};

/** One sentence for what the operator can mend; the whole error for the rest. */
export function explain(error: unknown): string {
  if (error instanceof OperatorError) return error.message;
  const failure = failureOf(error);
  if (failure === 'away') return 'The database cannot be opened: check DATABASE_URL and that PostgreSQL runs, or DATA_DIR and who may write there.';
  if (failure === 'damaged') return 'The database file is damaged, or is none: restore a back-up with npm run backup:restore -- <file> --overwrite.';
  if (failure === 'full') return 'The disk is full.';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const remedy = REMEDIES[code];
  if (remedy !== undefined) return remedy;
  if (code.startsWith('ERR_PARSE_ARGS') && error instanceof Error) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
