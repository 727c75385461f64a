import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { busy } from '../http/httpError';

const MAX_AT_ONCE = 2;
const MAX_WAITING = 50;

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Limits concurrency to two hashes: each takes 19 MiB and a core, so a flood of logins would otherwise overload the server.
 * @throws Problem 503 when fifty are already queued
 */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= MAX_AT_ONCE) {
    if (waiting.length >= MAX_WAITING) throw busy(5);
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    // Hands the slot directly to the next in the queue, so that a new caller cannot take it first.
    if (next) next();
    else running -= 1;
  }
}

const normalized = (password: string) => password.normalize('NFKC');

/** Hashes a password with argon2id (19 MiB, two passes). @throws Problem 503 when too many are queued */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(normalized(password)));

let decoy: Promise<string> | undefined;

/**
 * Whether a password matches a hash. A null hash (no such account) takes the same time and never matches.
 * @throws Problem 503 when too many are queued
 */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  decoy ??= hash(randomBytes(32));
  const compared = passwordHash ?? (await decoy);
  const right = await inTurn(() => verify(compared, normalized(password)));
  return right && passwordHash !== null;
}
