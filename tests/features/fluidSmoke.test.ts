import { expect, test, vi } from 'vitest';
import { createSmoke, type Engine, type SmokeState } from '../../src/features/fluid/smoke';

/** A smoke over a machine that only remembers what it was told. */
function makeSmoke(broken: Partial<Engine> = {}) {
  const engine = { run: vi.fn<() => void>(), halt: vi.fn<() => void>(), save: vi.fn<() => void>(), dispose: vi.fn<() => void>(), ...broken } satisfies Engine;
  const states: SmokeState[] = [];
  let goOut = () => {};
  const light = vi.fn<(onOut: () => void) => Promise<Engine>>((onOut) => {
    goOut = onOut;
    return Promise.resolve(engine);
  });
  const smoke = createSmoke(light, (state) => states.push(state));
  return { smoke, engine, light, states, goOut: () => goOut() };
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
const fails = () => {
  throw new Error('shader');
};

test('smoke that nobody sees is not lit', async () => {
  const { light } = makeSmoke();
  await settled();
  expect(light).not.toHaveBeenCalled();
});

test('smoke is lit once it is seen, and only once', async () => {
  const { smoke, engine, light, states } = makeSmoke();
  smoke.show(true);
  smoke.show(true);
  await settled();
  smoke.show(true);
  expect(light).toHaveBeenCalledOnce();
  expect(engine.run).toHaveBeenCalled();
  expect(states).toEqual(['moving']);
});

test('smoke halts while it is hidden and goes on after', async () => {
  const { smoke, engine } = makeSmoke();
  smoke.show(true);
  await settled();
  smoke.show(false);
  expect(engine.halt).toHaveBeenCalledOnce();
  smoke.show(true);
  expect(engine.run).toHaveBeenCalledTimes(2);
});

test('a pause freezes the smoke and says so', async () => {
  const { smoke, engine, states } = makeSmoke();
  smoke.show(true);
  await settled();
  expect(smoke.togglePause()).toBe(true);
  expect(engine.halt).toHaveBeenCalledOnce();
  expect(smoke.togglePause()).toBe(false);
  expect(states).toEqual(['moving', 'paused', 'moving']);
});

test('smoke that is paused from the start is not lit before it may move', async () => {
  const { smoke, light } = makeSmoke();
  smoke.pause(true);
  smoke.show(true);
  await settled();
  expect(light).not.toHaveBeenCalled();
  smoke.pause(false);
  await settled();
  expect(light).toHaveBeenCalledOnce();
});

test('a stop puts the smoke out for good, and a start lights it again', async () => {
  const { smoke, engine, light, states } = makeSmoke();
  smoke.show(true);
  await settled();
  smoke.stop();
  expect(engine.dispose).toHaveBeenCalledOnce();
  smoke.show(true);
  await settled();
  expect(light).toHaveBeenCalledOnce();
  smoke.start();
  await settled();
  expect(light).toHaveBeenCalledTimes(2);
  expect(states).toEqual(['moving', 'still', 'moving']);
});

test('smoke stopped while it is being lit never comes to life', async () => {
  const { smoke, engine, states } = makeSmoke();
  smoke.show(true);
  smoke.stop();
  await settled();
  expect(engine.run).not.toHaveBeenCalled();
  expect(engine.dispose).toHaveBeenCalledOnce();
  expect(states).toEqual([]);
});

test('a screenshot is saved by the machine, and by none when there is none', async () => {
  const { smoke, engine } = makeSmoke();
  smoke.screenshot();
  expect(engine.save).not.toHaveBeenCalled();
  smoke.show(true);
  await settled();
  smoke.screenshot();
  expect(engine.save).toHaveBeenCalledOnce();
});

test('without WebGL the drawing stays and nothing is said', async () => {
  const states: SmokeState[] = [];
  const light = vi.fn<() => Promise<Engine>>().mockRejectedValue(new Error('No WebGL here'));
  const smoke = createSmoke(light, (state) => states.push(state));
  smoke.show(true);
  await settled();
  smoke.show(true);
  await settled();
  expect(light).toHaveBeenCalledOnce();
  expect(states).toEqual([]);
});

test('a lost context leaves the drawing and gives everything back', async () => {
  const { smoke, engine, states, goOut } = makeSmoke();
  smoke.show(true);
  await settled();
  goOut();
  expect(engine.dispose).toHaveBeenCalledOnce();
  expect(states).toEqual(['moving', 'still']);
});

test.each([
  ['a shader error', { run: fails }],
  ['a shader error while it is put out', { run: fails, dispose: fails }],
])('%s leaves the drawing', async (_, broken) => {
  const { smoke, states } = makeSmoke(broken);
  smoke.show(true);
  await settled();
  expect(states).toEqual([]);
});

test('a screenshot that fails is passed over', async () => {
  const { smoke, states } = makeSmoke({ save: fails });
  smoke.show(true);
  await settled();
  expect(() => smoke.screenshot()).not.toThrow();
  expect(states).toEqual(['moving']);
});
