import { randomInt } from 'node:crypto';

/** Without I, L, O, 0 and 1, which are easily confused when a reference is read over the telephone. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** Generates a booking reference, such as `B-7K3QX9`. */
export const newReference = (): string => `B-${Array.from({ length: 6 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;
