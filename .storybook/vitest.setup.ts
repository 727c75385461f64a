import { afterEach, beforeEach, expect, inject, vi } from 'vitest';
import { page } from 'vitest/browser';

declare module 'vitest' {
  interface ProvidedContext {
    variant: { language: string; scheme: string; pictures: boolean };
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

/** Whether this run takes the picture: every story once in French at a desk; those tagged `layout` in every combination. */
const combinations = (tags: readonly string[], language: string) => {
  if (tags.includes('layout')) return [DESK, PHONE].flatMap((device) => ['dark', 'light'].map((scheme) => ({ device, scheme })));
  return language === 'fr' ? [{ device: DESK, scheme: 'dark' }] : [];
};

// Registered after Storybook's own set-up: the story is still mounted, its play function and its axe check are done.
afterEach(async ({ task }) => {
  const { language, scheme: ownScheme, pictures } = inject('variant');
  const { storyId, tags = [] } = task.meta as { storyId?: string; tags?: string[] };
  expect(complaints, 'the story wrote to the console').toEqual([]);
  if (!pictures || !storyId || task.result?.state === 'fail' || tags.includes('no-picture')) return;
  await document.fonts.ready;
  for (const { device, scheme } of combinations(tags, language)) {
    await page.viewport(device.width, device.height);
    document.documentElement.setAttribute('data-scheme', scheme);
    await expect(page.elementLocator(document.body)).toMatchScreenshot(`${storyId}_${language}_${scheme}_${device.name}`);
  }
  document.documentElement.setAttribute('data-scheme', ownScheme);
});
