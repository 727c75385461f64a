import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { busy } from '../http/problem';

const MOST_AT_ONCE = 2;
const MOST_WAITING = 50;

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Lets two hashes run at a time: each takes 19 MiB and a core, so a flood of sign-ins must not take the server with it.
 * @throws Problem 503 when fifty wait already
 */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= MOST_AT_ONCE) {
    if (waiting.length >= MOST_WAITING) throw busy(5);
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    // The place passes straight on, so that nobody who comes now gets between.
    if (next) next();
    else running -= 1;
  }
}

const normalized = (password: string) => password.normalize('NFKC');

/** The argon2id hash of a password (19 MiB, two passes). @throws Problem 503 when too many wait */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(normalized(password)));

let decoy: Promise<string> | undefined;

/**
 * Whether a password is the one behind a hash. A null hash (no such account) takes as long and is never right.
 * @throws Problem 503 when too many wait
 */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  decoy ??= hash(randomBytes(32));
  const compared = passwordHash ?? (await decoy);
  const right = await inTurn(() => verify(compared, normalized(password)));
  return right && passwordHash !== null;
}
