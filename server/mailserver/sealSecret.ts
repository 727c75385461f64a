import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
/** Length of the nonce in bytes, as recommended for GCM. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const VERSION = 'v1';

/**
 * Encrypts a secret with AES-256-GCM for storage: `v1.nonce.ciphertext.tag`.
 * @param purpose authenticated with the secret, so that the stored text cannot be moved to another place
 */
export function sealSecret(secret: string, key: Buffer, purpose: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(purpose));
  const encrypted = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return [VERSION, ...[nonce, encrypted, cipher.getAuthTag()].map((part) => part.toString('base64url'))].join('.');
}

/** Decrypts a stored secret. Returns null when the key, the purpose or the stored text is wrong. */
export function openSecret(stored: string, key: Buffer, purpose: string): string | null {
  const [version, ...parts] = stored.split('.');
  const [nonce, encrypted, tag] = parts.map((part) => Buffer.from(part, 'base64url'));
  if (version !== VERSION || parts.length !== 3 || !nonce || !encrypted || !tag) return null;
  try {
    const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(purpose)).setAuthTag(tag);
    return Buffer.concat([decipher.update(encrypted), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
