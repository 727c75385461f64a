/** The end-to-end tests, from the top of the repository: Playwright runs these, and a test checks that no other file calls itself one. */
export const E2E_FILES = 'tests/e2e/**/*.spec.ts';
