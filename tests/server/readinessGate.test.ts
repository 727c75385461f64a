import { expect, test } from 'vitest';
import { createReadinessGate } from '../../server/http/readinessGate';

const ask = async (door: ReturnType<typeof createReadinessGate>, path: string) => door.fetch(new Request(`http://localhost${path}`));
const app = { fetch: () => new Response('smoke') };

test('every request gets 503 with Retry-After before the app is ready', async () => {
  const door = createReadinessGate({ 'x-content-type-options': 'nosniff' });
  for (const path of ['/', '/api/health', '/api/ready', '/api/booking']) {
    const response = await ask(door, path);
    expect(response.status, path).toBe(503);
    expect(response.headers.get('retry-after')).toBe('2');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await response.json()).toHaveProperty('message');
  }
});

test('requests are served once the app is ready, and during shutdown only readiness fails', async () => {
  const door = createReadinessGate({});
  door.setReady(app);
  expect(await (await ask(door, '/api/ready')).text()).toBe('smoke');
  door.startDraining();
  expect((await ask(door, '/api/ready')).status).toBe(503);
  expect(await (await ask(door, '/api/booking')).text()).toBe('smoke');
});
