import { createHash, randomBytes } from 'node:crypto';

/** A token of 256 random bits, safe in an address. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token (SHA-256, hex): it is random, so a fast hash is enough. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
