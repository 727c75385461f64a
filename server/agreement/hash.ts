import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { AgreementContent } from '../../src/contract/agreement';

/** Content in the form in which it is stored and accepted. */
export interface SealedContent {
  content: AgreementContent;
  /** Canonical JSON of the content (RFC 8785). Equal contents have equal texts. */
  json: string;
  /** SHA-256 of the canonical JSON, hex. */
  hash: string;
}

/** Returns the SHA-256 of a canonical JSON, hex. */
export const hashOf = (json: string): string => createHash('sha256').update(json).digest('hex');

/** Seals a content: writes it as canonical JSON and names it by its hash. @throws Error for a text with an unpaired surrogate, which no field accepts */
export function seal(content: AgreementContent): SealedContent {
  const json = canonicalize(content);
  if (json === undefined) throw new Error('agreement: the content has no JSON');
  // Parsed again, so that contents compare equal to those from the database whatever the order of their keys.
  return { content: JSON.parse(json) as AgreementContent, json, hash: hashOf(json) };
}
