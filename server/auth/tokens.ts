import { createHash, randomBytes } from 'node:crypto';

/** Returns a token of 256 random bits, URL-safe. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Hashes a token for storage (SHA-256, hex). A fast hash is enough, because the token is random. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
