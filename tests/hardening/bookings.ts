import { randomUUID } from 'node:crypto';

/** Builds a request as the site sends it, a month and a half from now, with a meat and a side of the first catalogue. */
export const bookingBody = (name: string, changes: object = {}) => ({
  date: new Date(Date.now() + 45 * 86_400_000).toISOString().slice(0, 10),
  type: 'event',
  peopleCount: 20,
  kidsCount: 4,
  kidsPricePerChild: null,
  selections: { meats: [{ id: 'brisket', name: 'Brisket' }], sides: [{ id: 'coleslaw', name: 'Coleslaw' }], tools: [], contentFocus: [] },
  contactInfo: { name, email: 'trust@example.org', location: 'Granby', notes: 'Heure: 17:30' },
  totalCost: null,
  language: 'fr',
  ...changes,
});

export interface Sent {
  /** 0 when the connection was lost before a response. */
  status: number;
  reference: string | null;
  retryAfter: string | null;
  ms: number;
}

const MAX_MS = 30_000;

/** Sends a booking and reads the complete response. Never rejects, because a lost connection is an expected outcome here. */
export async function sendBooking(url: string, body: object, key: string = randomUUID()): Promise<Sent> {
  const started = performance.now();
  try {
    const response = await fetch(`${url}/api/booking`, { method: 'POST', headers: { 'content-type': 'application/json', 'idempotency-key': key }, body: JSON.stringify(body), signal: AbortSignal.timeout(MAX_MS) });
    const data = (await response.json()) as { reference?: string };
    return { status: response.status, reference: data.reference ?? null, retryAfter: response.headers.get('retry-after'), ms: performance.now() - started };
  } catch {
    return { status: 0, reference: null, retryAfter: null, ms: performance.now() - started };
  }
}

/** Starts concurrent senders, each sending one booking after the other until stopped. */
export function startSenders(count: number, urlOf: () => string, onSent: (sent: Sent, key: string) => void, pauseMs = 0): { stop: () => Promise<void> } {
  let going = true;
  const work = Array.from({ length: count }, async (_, sender) => {
    for (let each = 0; going; each += 1) {
      const key = randomUUID();
      const sent = await sendBooking(urlOf(), bookingBody(`Envoi ${sender} ${each}`), key);
      onSent(sent, key);
      // A sender that finds no server waits, so that this loop does not use the whole CPU.
      if (sent.status === 0 || pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, Math.max(pauseMs, 20)));
    }
  });
  return {
    stop: async () => {
      going = false;
      await Promise.all(work);
    },
  };
}

/** Returns the percentile of the values, or 0 when there are no values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}
