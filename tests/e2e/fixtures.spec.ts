import { expect, test } from './fixtures';

/* Verifies that the page fixture records each kind of complaint: each one is caused deliberately, found and then allowed. */

const COMPLAINT_CASES: readonly [string, () => void, RegExp][] = [
  ['an error in the console', () => console.error('on purpose'), /^console\.error: on purpose/],
  ['a warning in the console', () => console.warn('on purpose'), /^console\.warning: on purpose/],
  [
    'an error that nobody catches',
    () => {
      setTimeout(() => {
        throw new Error('on purpose');
      });
    },
    /^uncaught: on purpose/,
  ],
  ['a rejection that nobody catches', () => void Promise.reject(new Error('on purpose')), /^uncaught: on purpose/],
  ['a call to a stranger', () => new Image().setAttribute('src', 'https://a.tile.openstreetmap.org.example/0.png'), /^(third party|console\.error: The page broke its policy: img-src)/],
  ['a style against the policy', () => document.body.setAttribute('style', 'color: red'), /The page broke its policy: style-src-attr/],
];

test('records every kind of complaint', async ({ page, complaints }) => {
  await page.goto('/fr/booking');
  for (const [name, cause, pattern] of COMPLAINT_CASES) {
    expect(complaints.left()).toEqual([]);
    await page.evaluate(cause);
    await expect.poll(() => complaints.left().filter((complaint) => pattern.test(complaint)), name).not.toEqual([]);
    complaints.clear();
  }
});

test('records unsanitized markup', async ({ page, complaints }) => {
  // Before the application has created its policy the browser itself rejects the markup; afterwards the policy does.
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      try {
        document.body.innerHTML = '<p>on purpose</p>';
      } catch {
        // The violation is reported separately.
      }
    }),
  );
  await page.goto('/fr/booking');
  await expect.poll(() => complaints.left().filter((complaint) => /The page broke its policy: require-trusted-types-for/.test(complaint))).not.toEqual([]);
  complaints.clear();
});

test('blocks a map tile without a complaint', async ({ page, complaints }) => {
  await page.goto('/fr/booking');
  const failed = page.waitForEvent('requestfailed');
  await page.evaluate(() => new Image().setAttribute('src', 'https://a.tile.openstreetmap.org/13/2438/2936.png'));
  expect((await failed).url()).toContain('tile.openstreetmap.org');
  expect(complaints.left()).toEqual([]);
});
