import { expect, test } from 'vitest';
import { ROUTES, routeAt, screens } from '../../src/app/routes';
import { isSecretAddress } from '../../src/contract/secretAddresses';

const LISTINGS = ['/fr/formations', '/en/formations/first-brisket', '/en/events', '/fr/events/pizza-night'];

test('trainings and events have list and detail pages', () => {
  for (const address of LISTINGS) expect(routeAt(address)?.listing, address).toBe(true);
});

test('only the list and detail pages disappear when listings are disabled, links stay', () => {
  const without = screens(false);
  for (const address of LISTINGS) expect(routeAt(address, without), address).toBeUndefined();
  expect(ROUTES.length - without.length).toBe(4);
  expect(ROUTES.filter(({ menu }) => menu === 'footer').map(({ path }) => path)).toEqual(expect.arrayContaining(['formations', 'events']));
});

/** Path suffixes of the screens of a managed resource, by the specification. `:id` alone is the details page that some resources have. */
const SHAPES = ['', '/new', '/1', '/1/edit'];
const READ_ON_A_PAGE = ['events', 'trainings', 'users'];
const OTHERS = ['meats', 'tools', 'contentfocus', 'sides'];

test('exactly the admin screens require the administrator role', () => {
  const isAdminRoute = ({ path }: { path: string }) => /^admin(\/|$)/.test(path);
  expect(ROUTES.filter(isAdminRoute).filter(({ access }) => access !== 'admin')).toEqual([]);
  expect(ROUTES.filter(({ access }) => access === 'admin').filter((route) => !isAdminRoute(route))).toEqual([]);
});

test('events, trainings and users have four admin screens, other resources have three', () => {
  for (const language of ['fr', 'en']) {
    expect(routeAt(`/${language}/admin`)?.access).toBe('admin');
    for (const resource of [...READ_ON_A_PAGE, ...OTHERS]) {
      const found = SHAPES.filter((shape) => routeAt(`/${language}/admin/${resource}${shape}`)?.access === 'admin');
      expect(found, resource).toEqual(READ_ON_A_PAGE.includes(resource) ? SHAPES : SHAPES.filter((shape) => shape !== '/1'));
    }
  }
});

test('every path with a token counts as secret', () => {
  const holding = ROUTES.filter(({ path }) => path.includes(':token') || ['setup', 'reset-password'].includes(path));
  expect(holding).toHaveLength(5);
  for (const { path } of holding) expect(isSecretAddress(`/fr/${path.replace(':token', 'x')}`), path).toBe(true);
  for (const path of ['/fr', '/fr/booking', '/en/events/request', '/fr/admin/requests/r1']) expect(isSecretAddress(path), path).toBe(false);
});
