import { useState } from 'react';
import { newIdempotencyKey } from '../../api/drafts';

/** Returns a function for the idempotency key of a content: a retry with the same content after a lost response counts once. Other content is another change. */
export function useIdempotencyKey(): (content: unknown) => string {
  const [sent, setSent] = useState({ content: '', key: '' });
  return (value) => {
    const content = JSON.stringify(value);
    const key = content === sent.content ? sent.key : newIdempotencyKey();
    setSent({ content, key });
    return key;
  };
}
