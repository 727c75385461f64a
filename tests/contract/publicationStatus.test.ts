import { expect, test } from 'vitest';
import { isUnpublished } from '../../src/contract/apiRecord';
import { PUBLICATION_STATUSES, publicationStatusOf, toPublicationFields } from '../../src/contract/publicationStatus';
import { VISIBILITIES } from '../../src/contract/visibility';

test('inactive and pending both count as hidden', () => {
  for (const visibility of VISIBILITIES) expect(publicationStatusOf({ isActive: false, visibility })).toBe('hidden');
  expect(publicationStatusOf({ isActive: true, visibility: 'pending' })).toBe('hidden');
});

test('a resource is public without a visibility, and private with an unknown one', () => {
  expect(publicationStatusOf({})).toBe('public');
  expect(publicationStatusOf({ visibility: 'friends' })).toBe('private');
});

test('a resource has the chosen audience for any previous visibility', () => {
  for (const showing of PUBLICATION_STATUSES) for (const visibility of VISIBILITIES) expect(publicationStatusOf(toPublicationFields(showing, { visibility }))).toBe(showing);
});

test('a hidden private event stays private when reactivated elsewhere', () => {
  expect(toPublicationFields('hidden', { visibility: 'private' })).toEqual({ isActive: false, visibility: 'private' });
  expect(toPublicationFields('hidden', { visibility: 'pending' })).toEqual({ isActive: false, visibility: 'public' });
});

test('a resource is off the site only when it is marked inactive', () => {
  for (const isActive of [false, 0]) expect(isUnpublished({ isActive })).toBe(true);
  for (const isActive of [true, 1, null, undefined, 'false', '']) expect(isUnpublished({ isActive })).toBe(false);
  expect(isUnpublished({})).toBe(false);
});
