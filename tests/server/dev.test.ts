import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import app from '../../server/dev';

test('the setup link in development contains the host and port of Vite', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'boucane-dev-'));
  for (const [name, value] of Object.entries({ DATA_DIR: folder, DATABASE_URL: '', ADMIN_USERNAME: '', ADMIN_EMAIL: '', ADMIN_PASSWORD: '' })) vi.stubEnv(name, value);
  vi.stubEnv('PUBLIC_URL', undefined);
  const printed = vi.spyOn(console, 'log').mockImplementation(() => {});
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    printed.mockRestore();
    await (await globalThis.boucaneDevelopmentDatabase)?.close();
    await rm(folder, { recursive: true, force: true });
  });
  const response = await app.fetch(new Request('http://localhost:4321/api/health'), { incoming: { socket: { remoteAddress: '127.0.0.1' } } });
  expect(response.status).toBe(200);
  expect(printed.mock.calls.join('\n')).toContain('http://localhost:4321/fr/setup?token=');
});
