import { expect, test, vi } from 'vitest';
import { createSmoke, type Engine, type SmokeState } from '../../src/features/fluid/smoke';

/** Smoke on a fake engine that only records its calls. */
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

test('the animation does not start while hidden', async () => {
  const { light } = makeSmoke();
  await settled();
  expect(light).not.toHaveBeenCalled();
});

test('the animation starts once when it becomes visible', async () => {
  const { smoke, engine, light, states } = makeSmoke();
  smoke.show(true);
  smoke.show(true);
  await settled();
  smoke.show(true);
  expect(light).toHaveBeenCalledOnce();
  expect(engine.run).toHaveBeenCalled();
  expect(states).toEqual(['moving']);
});

test('the animation halts while hidden and resumes afterwards', async () => {
  const { smoke, engine } = makeSmoke();
  smoke.show(true);
  await settled();
  smoke.show(false);
  expect(engine.halt).toHaveBeenCalledOnce();
  smoke.show(true);
  expect(engine.run).toHaveBeenCalledTimes(2);
});

test('a pause freezes the animation and reports the state', async () => {
  const { smoke, engine, states } = makeSmoke();
  smoke.show(true);
  await settled();
  expect(smoke.togglePause()).toBe(true);
  expect(engine.halt).toHaveBeenCalledOnce();
  expect(smoke.togglePause()).toBe(false);
  expect(states).toEqual(['moving', 'paused', 'moving']);
});

test('an animation paused from the start does not load before it is resumed', async () => {
  const { smoke, light } = makeSmoke();
  smoke.pause(true);
  smoke.show(true);
  await settled();
  expect(light).not.toHaveBeenCalled();
  smoke.pause(false);
  await settled();
  expect(light).toHaveBeenCalledOnce();
});

test('stopping disposes of the engine, and starting creates a new one', async () => {
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

test('an animation stopped while loading never runs', async () => {
  const { smoke, engine, states } = makeSmoke();
  smoke.show(true);
  smoke.stop();
  await settled();
  expect(engine.run).not.toHaveBeenCalled();
  expect(engine.dispose).toHaveBeenCalledOnce();
  expect(states).toEqual([]);
});

test('a screenshot is saved by the engine, and skipped without an engine', async () => {
  const { smoke, engine } = makeSmoke();
  smoke.screenshot();
  expect(engine.save).not.toHaveBeenCalled();
  smoke.show(true);
  await settled();
  smoke.screenshot();
  expect(engine.save).toHaveBeenCalledOnce();
});

test('the static drawing stays without WebGL, and no state is reported', async () => {
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

test('a lost WebGL context falls back to the static drawing and releases all resources', async () => {
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
])('the static drawing stays after %s', async (_, broken) => {
  const { smoke, states } = makeSmoke(broken);
  smoke.show(true);
  await settled();
  expect(states).toEqual([]);
});

test('a failed screenshot is ignored', async () => {
  const { smoke, states } = makeSmoke({ save: fails });
  smoke.show(true);
  await settled();
  expect(() => smoke.screenshot()).not.toThrow();
  expect(states).toEqual(['moving']);
});
