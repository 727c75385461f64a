import { expect, test } from 'vitest';
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
