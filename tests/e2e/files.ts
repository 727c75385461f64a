/**
 * Pattern of the end-to-end tests, relative to the repository root. Playwright runs these files, and a test checks that no other file is named like
 * one.
 */
export const E2E_FILES = 'tests/e2e/**/*.spec.ts';
