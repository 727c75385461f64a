import { expect, test, vi } from 'vitest';
import { publicInOrder, readTraining } from '../../src/contract/training';
import type { ApiRecord } from '../../src/contract/apiRecord';
import { testServer } from './testServer';

const TRAININGS = ['a', 'b', 'c', 'd'].map((id) => ({ id, title_fr: id, title_en: id, isActive: true }));

async function scene() {
  const onCatalogueChange = vi.fn<() => void>();
  const server = await testServer({ onCatalogueChange, seed: { training: TRAININGS } });
  const headers = await server.signedIn('admin');
  const order = (ids: unknown) => server.call('PUT', '/api/training-order', { headers, body: { ids } });
  const shown = async () => publicInOrder(((await (await server.call('GET', '/api/training')).json()) as ApiRecord[]).map(readTraining)).map(({ id }) => id);
  const listed = async () => ((await (await server.call('GET', '/api/training?limit=25', { headers })).json()) as ApiRecord[]).map(({ id }) => id);
  return { server, headers, order, shown, listed, onCatalogueChange };
}

test('trainings keep the saved order on the site and in the back office', async () => {
  const { order, shown, listed, onCatalogueChange } = await scene();
  expect((await order(['c', 'a', 'd', 'b'])).status).toBe(200);
  expect(await shown()).toEqual(['c', 'a', 'd', 'b']);
  expect(await listed()).toEqual(['c', 'a', 'd', 'b']);
  expect(onCatalogueChange).toHaveBeenCalledTimes(1);
});

test('ordering keeps unlisted trainings in place and ignores unknown and repeated ids', async () => {
  const { order, shown } = await scene();
  expect((await order(['d', 'gone', 'd', 'b'])).status).toBe(200);
  expect(await shown()).toEqual(['d', 'b', 'a', 'c']);
});

test('ordering increments the version of moved trainings only, so that open forms conflict', async () => {
  const { server, headers, order } = await scene();
  await order(['a', 'b']);
  const save = (id: string) => server.call('PUT', `/api/training/${id}`, { headers: { ...headers, 'if-match': '"2"' }, body: { title_fr: 'x', title_en: 'x' } });
  await order(['b', 'a', 'c']);
  expect((await save('a')).status).toBe(412);
  await order(['b', 'a', 'c']);
  expect((await save('c')).status).toBe(200);
});

test.each([['a'], [[1]], [[['a']]], [null], [Array.from({ length: 1001 }, (_, index) => `t${index}`)]])('the order %j is ignored', async (ids) => {
  const { order, shown } = await scene();
  const before = await shown();
  await order(ids);
  expect(await shown()).toEqual(before);
});
