import { diff } from '@blazediff/core';
import { chromium, type Browser, type Page } from 'playwright';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PALETTE } from '../../src/contract/palette.ts';
import { launchOptions } from '../browser.ts';
import { COMPARISON } from './comparison.ts';
import { hashOf, recordedMark, encodeBaseline } from './format.ts';

/** Timeout, not a measure: a browser has to start. */
const START = 60_000;

const { ground, raised, text, action, onAction } = PALETTE.dark;

const CARD = `<style>
  body { margin: 0; background: ${ground}; color: ${text}; font: 16px sans-serif }
  section { margin: 24px; padding: 24px; background: ${raised}; border-radius: 12px }
  button { border: 0; border-radius: 22px; padding: 12px 24px; background: ${action}; color: ${onAction}; font: inherit; white-space: nowrap; overflow: hidden }
</style>
<section><p>Le méchoui de l’érablière, pour quarante convives</p><button>Envoyer ma demande</button></section>`;

/** Returns the number of differing pixels, counted with the library and options of the story tests. */
function differing(recorded: Buffer, shown: Buffer): number {
  const [before, after] = [PNG.sync.read(recorded), PNG.sync.read(shown)];
  return diff(before.data, after.data, undefined, before.width, before.height, { threshold: COMPARISON.threshold });
}

describe('recorded picture', () => {
  const started: { browser?: Browser; page?: Page } = {};

  beforeAll(async () => {
    started.browser = await chromium.launch(await launchOptions());
    started.page = await started.browser.newPage({ viewport: { width: 480, height: 240 } });
  }, START);
  afterAll(() => started.browser?.close());

  /** Returns a screenshot of the card with these additional styles. */
  async function shown(styles = ''): Promise<Buffer> {
    if (!started.page) throw new Error('There is no browser');
    await started.page.setContent(`${CARD}<style>${styles}</style>`);
    return started.page.screenshot();
  }

  it('matches the same page rendered again, and contains its fingerprint', async () => {
    const recorded = encodeBaseline(await shown());
    const again = await shown();
    expect(recordedMark(recorded)).toBe(hashOf(again));
    expect(differing(recorded, again)).toBe(0);
  });

  it.each([
    ['a card without its ground', `section { background: ${ground} }`],
    ['a button in a redder orange', 'button { background: #FF7A4C }'],
    ['a button moved by a pixel', 'button { margin-left: 1px }'],
    ['a French label clipped at its end', 'button { width: 150px }'],
  ])('detects %s', async (_, styles) => {
    const recorded = encodeBaseline(await shown());
    const broken = await shown(styles);
    expect(recordedMark(recorded)).not.toBe(hashOf(broken));
    expect(differing(recorded, broken)).toBeGreaterThan(COMPARISON.allowedMismatchedPixels);
  });

  it('matches its source within the tolerance when reduced to a palette', () => {
    const gradient = new PNG({ width: 256, height: 256 });
    for (let pixel = 0; pixel < 256 * 256; pixel += 1) gradient.data.set([pixel % 256, pixel >> 8, (pixel * 7) % 256, 255], pixel * 4);
    const bytes = PNG.sync.write(gradient);
    const recorded = encodeBaseline(bytes);
    const off = PNG.sync.read(recorded).data.map((value, at) => Math.abs(value - (gradient.data[at] ?? 0)));
    expect(off.reduce((most, each) => Math.max(most, each))).toBe(6);
    expect(differing(recorded, bytes)).toBe(0);
  });
});
