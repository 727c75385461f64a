import { expect, test } from 'vitest';
import { isOffSite } from '../../src/contract/row';
import { SHOWINGS, showingOf, shownAs } from '../../src/contract/showing';
import { VISIBILITIES } from '../../src/contract/visibility';

test('switched off and waiting for the owner read as one word', () => {
  for (const visibility of VISIBILITIES) expect(showingOf({ isActive: false, visibility })).toBe('hidden');
  expect(showingOf({ isActive: true, visibility: 'pending' })).toBe('hidden');
});

test('a thing that says nothing is for everybody, one that says what nobody understands for nobody in particular', () => {
  expect(showingOf({})).toBe('public');
  expect(showingOf({ visibility: 'friends' })).toBe('private');
});

test('whatever a thing was, it is shown as it was chosen', () => {
  for (const showing of SHOWINGS) for (const visibility of VISIBILITIES) expect(showingOf(shownAs(showing, { visibility }))).toBe(showing);
});

test('a hidden party is still a private one once it is switched on elsewhere', () => {
  expect(shownAs('hidden', { visibility: 'private' })).toEqual({ isActive: false, visibility: 'private' });
  expect(shownAs('hidden', { visibility: 'pending' })).toEqual({ isActive: false, visibility: 'public' });
});

test('a thing is off the site only when it says so', () => {
  for (const isActive of [false, 0]) expect(isOffSite({ isActive })).toBe(true);
  for (const isActive of [true, 1, null, undefined, 'false', '']) expect(isOffSite({ isActive })).toBe(false);
  expect(isOffSite({})).toBe(false);
});
