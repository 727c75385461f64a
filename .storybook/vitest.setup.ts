import { afterEach, beforeEach, expect, inject, vi } from 'vitest';
import { page } from 'vitest/browser';

declare module 'vitest' {
  interface ProvidedContext {
    variant: { language: string; scheme: string; pictures: boolean };
  }
  interface TestContext {
    /** The composed story that runs as this test; put there by Storybook's Vitest addon. */
    story?: { tags?: string[] };
  }
}

const DESK = { name: 'desk', width: 1440, height: 900 } as const;
const PHONE = { name: 'phone', width: 390, height: 844 } as const;

const complaints: string[] = [];
for (const level of ['error', 'warn'] as const) {
  const original = console[level].bind(console);
  vi.spyOn(console, level).mockImplementation((...words: unknown[]) => {
    complaints.push(`console.${level}: ${words.map(String).join(' ').slice(0, 400)}`);
    original(...words);
  });
}

beforeEach(async () => {
  complaints.length = 0;
  await page.viewport(DESK.width, DESK.height);
});

/** Resizes the window and waits until the page has seen it. */
async function resize(width: number, height: number): Promise<void> {
  await page.viewport(width, height);
  await vi.waitFor(() => {
    if (innerWidth !== width || innerHeight !== height) throw new Error('The window has not its size yet');
  });
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}

/** Which pictures a story gets: once in French at a desk or, tagged `layout`, in every combination. */
const combinations = (tags: readonly string[], language: string) => {
  if (tags.includes('layout')) return [DESK, PHONE].flatMap((device) => ['dark', 'light'].map((scheme) => ({ device, scheme })));
  return language === 'fr' ? [{ device: DESK, scheme: 'dark' }] : [];
};

// Registered after Storybook's own set-up: the story is still mounted, its play function and its axe check are done.
afterEach(async ({ task, story }) => {
  const { language, scheme: ownScheme, pictures } = inject('variant');
  const { storyId } = task.meta as { storyId?: string };
  const tags = story?.tags ?? [];
  expect(complaints, 'the story wrote to the console').toEqual([]);
  if (!pictures || !storyId || task.result?.state === 'fail' || tags.includes('no-picture')) return;
  await document.fonts.ready;
  for (const { device, scheme } of combinations(tags, language)) {
    document.documentElement.setAttribute('data-scheme', scheme);
    await resize(device.width, device.height);
    // A picture ends where the window ends: the window takes the height of what is in it.
    await resize(device.width, Math.max(device.height, document.documentElement.scrollHeight));
    await expect(page.elementLocator(document.body)).toMatchScreenshot(`${storyId}_${language}_${scheme}_${device.name}`);
  }
  document.documentElement.setAttribute('data-scheme', ownScheme);
});
