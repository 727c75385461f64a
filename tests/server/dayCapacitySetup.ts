import { expect } from 'vitest';
import type { Availability, AvailabilityRecord } from '../../src/contract/availability';
import { setupInbox, type InboxSetup } from './inboxSetup';
import type { TestOptions } from './testServer';

export interface DayCapacitySetup extends InboxSetup {
  settings: () => Promise<AvailabilityRecord>;
  /** Changes some of the settings. */
  set: (changes: Partial<Availability>) => Promise<void>;
  /** Returns the number of confirmed bookings on a day. */
  confirmedOn: (day: string) => Promise<number>;
}

/** Sets up a server whose owner sets their availability. */
export async function setupDayCapacity(options: TestOptions = {}): Promise<DayCapacitySetup> {
  const scene = await setupInbox(options);
  const { server, owner } = scene;
  const settings = async () => (await (await server.call('GET', '/api/availability', { headers: owner })).json()) as AvailabilityRecord;
  return {
    ...scene,
    settings,
    async set(changes) {
      const { version: _, ...stands } = await settings();
      expect((await server.call('PUT', '/api/availability', { headers: owner, body: { ...stands, ...changes } })).status).toBe(200);
    },
    async confirmedOn(day) {
      const { count } = await server.parts.database.db.selectFrom('booking').select(({ fn }) => fn.countAll().as('count')).where('date', '=', day).where('status', '=', 'confirmed').executeTakeFirstOrThrow();
      return Number(count);
    },
  };
}
