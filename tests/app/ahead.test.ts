import { expect, it } from 'vitest';
import { aheadOf } from '../../src/app/ahead';
import { MANAGED_NAMES, MANAGED_PATHS } from '../../src/contract/managed';

const LISTS = MANAGED_NAMES.filter((name) => name !== 'content').map((name) => MANAGED_PATHS[name]);

it.each(LISTS)('the list of %s is made ready while its owner signs in, with its table', (path) => {
  expect(aheadOf(`/fr/admin/${path}`)?.table).toBe(true);
});

it.each(['/fr/admin', '/fr/admin/requests'])('%s is made ready without a table, since it has none', (path) => {
  expect(aheadOf(path)).not.toBeNull();
  expect(aheadOf(path)?.table).toBeUndefined();
});

it.each(['availability', 'preparation', 'texts', 'calendar-feed', 'meats/new', 'requests/42'])('nothing is made ready for admin/%s', (path) => {
  expect(aheadOf(`/fr/admin/${path}`)).toBeNull();
});

it.each(['/fr/member', '/fr', ''])('nor for %s, outside of the office', (path) => {
  expect(aheadOf(path)).toBeNull();
});
