import { expect, test } from 'vitest';
import { ROUTES, routeAt, screens } from '../../src/app/routes';

const LISTINGS = ['/fr/formations', '/en/formations/first-brisket', '/en/events', '/fr/events/pizza-night'];

test('trainings and events have pages, as a list and one by one', () => {
  for (const address of LISTINGS) expect(routeAt(address)?.listing, address).toBe(true);
});

test('without the listing pages nothing matches their addresses, every other screen stays, and so do the links', () => {
  const without = screens(false);
  for (const address of LISTINGS) expect(routeAt(address, without), address).toBeUndefined();
  expect(ROUTES.length - without.length).toBe(4);
  expect(ROUTES.filter(({ menu }) => menu === 'footer').map(({ path }) => path)).toEqual(expect.arrayContaining(['formations', 'events']));
});
