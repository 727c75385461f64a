import { addDays, dayAt } from '../../src/contract/days';
import { expect } from './fixtures';
import { asOwner } from './admin';
import type { Owner } from './owner';

/** Publishes an event and a training that are not samples. @returns their paths without the language, once their pages and the lists are prerendered */
export async function publishOffers(owner: Owner): Promise<{ event: string; training: string }> {
  const day = addDays(dayAt(new Date()), 75);
  const event = await asOwner(owner, 'POST', '/event', { name_fr: 'Le dîner du 1er rang', name_en: 'First row lunch', date: day, time: '12:00', price: 40, capacity: 30, location: 'St-Liboire' });
  const training = await asOwner(owner, 'POST', '/training', { title_fr: 'Le feu vivant', title_en: 'Live fire', eventDateTime: `${addDays(day, 1)}T10:00`, price: 90, capacity: 6, location: 'at_premises' });
  const paths = { event: `/events/${String(event.data['id'])}`, training: `/formations/${String(training.data['id'])}` };
  const open = (path: string) => fetch(owner.url + path, { headers: { accept: 'text/html' } });
  for (const language of ['fr', 'en']) {
    for (const [list, path] of [['events', paths.event], ['formations', paths.training]] as const) {
      await expect.poll(async () => (await open(`/${language}/${list}`)).text(), { timeout: 30_000 }).toContain(`/${language}${path}"`);
      await expect.poll(async () => (await open(`/${language}${path}`)).status, { timeout: 30_000 }).toBe(200);
    }
  }
  return paths;
}
