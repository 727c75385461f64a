import { expect, test } from 'vitest';
import { SECONDARY_NAV } from '../../src/app/adminNavigation';
import { routeAt, ROUTES } from '../../src/app/routes';
import { shellTexts } from '../../src/app/texts';
import { ADMIN_RESOURCE_NAMES, ADMIN_RESOURCES, adminPath } from '../../src/contract/adminResources';
import { listConfigOf, LISTABLE_RESOURCES } from '../../src/contract/listQuery';
import { RESOURCES } from '../../src/contract/resources';
import { MANIFESTS } from '../../src/features/admin/manifests';
import { dashboardTexts } from '../../src/features/dashboard/texts';

/* A resource is declared in a few places; every screen must follow. Each failure names the place that lacks it. */

test.each(LISTABLE_RESOURCES)('%s has a schema, a manifest, a list and screens of its own', (name) => {
  const missing = [
    ...(name in RESOURCES ? [] : ['src/contract/resources.ts']),
    ...(MANIFESTS[name]?.resource === name ? [] : ['src/features/admin/manifests.ts']),
    ...['', '/new', '/x/edit'].filter((end) => routeAt(`/fr/${adminPath(name)}${end}`)?.name !== ADMIN_RESOURCES[name].page).map((end) => `src/app/routes.tsx: ${end}`),
    ...(listConfigOf(name).sorts.length > 0 ? [] : ['src/contract/listQuery.ts']),
  ];
  expect(missing).toEqual([]);
});

test.each(ADMIN_RESOURCE_NAMES)('%s has a menu entry, a page title and a label on the dashboard', (name) => {
  expect(SECONDARY_NAV.filter(({ path }) => path === adminPath(name))).toHaveLength(1);
  expect(shellTexts.tree.pages[ADMIN_RESOURCES[name].page]).toEqual(ADMIN_RESOURCES[name].title);
  expect(dashboardTexts.tree.places[name].fr).not.toBe('');
});

test('a resource with a read-only page has a route for it, and no other does', () => {
  const withDetail = LISTABLE_RESOURCES.filter((name) => ROUTES.some(({ path }) => path === `${adminPath(name)}/:id`));
  expect(withDetail).toEqual(LISTABLE_RESOURCES.filter((name) => ADMIN_RESOURCES[name].detail));
});
