import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePoint, pointInText, pointText, readDistance, readGeocode, straightMetres, withPoint } from '../../src/contract/geo';

test.each([
  ['45.64,-72.82', { lat: 45.64, lng: -72.82 }],
  [' 45.64 , -72.82 ', { lat: 45.64, lng: -72.82 }],
  ['-90,180', { lat: -90, lng: 180 }],
  ['0,0', { lat: 0, lng: 0 }],
])('parses %j as a point', (text, point) => {
  expect(parsePoint(text)).toEqual(point);
});

test.each(['', '45.64', '45.64,', '45.64,-72.82,3', '90.1,0', '0,180.1', '123,4', '4e1,3', 'NaN,1', '45.64;-72.82', '45,64,-72,82', 'Upton'])('refuses %j as a point', (text) => {
  expect(parsePoint(text)).toBeNull();
});

const point = fc.record({ lat: fc.double({ min: -90, max: 90, noNaN: true }), lng: fc.double({ min: -180, max: 180, noNaN: true }) });

test('reads back a written point', () => {
  expect(parsePoint(pointText({ lat: 45.64, lng: -72.82 }))).toEqual({ lat: 45.64, lng: -72.82 });
});

test('writes a pin after the address and replaces an earlier pin', () => {
  const once = withPoint('12, rue Saint-Paul, Upton', { lat: 45.6521, lng: -72.6812 });
  expect(once).toBe('12, rue Saint-Paul, Upton (45.65210, -72.68120)');
  expect(withPoint(once, { lat: 45.7, lng: -72.7 })).toBe('12, rue Saint-Paul, Upton (45.70000, -72.70000)');
});

test('a pin without an address is the whole location', () => {
  expect(withPoint('  ', { lat: 45.7, lng: -72.7 })).toBe('45.70000, -72.70000');
  expect(withPoint('45.1, -72.1', { lat: 45.7, lng: -72.7 })).toBe('45.70000, -72.70000');
});

test('keeps parentheses of an address, which do not count as a pin', () => {
  expect(pointInText('Salle communale (2e étage)')).toBeNull();
  expect(withPoint('Salle communale (2e étage)', { lat: 45.7, lng: -72.7 })).toBe('Salle communale (2e étage) (45.70000, -72.70000)');
});

test('reads a pin after any text, with five decimals', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), point, (location, pin) => {
      const read = pointInText(withPoint(location, pin));
      expect(read?.lat).toBeCloseTo(pin.lat, 4);
      expect(read?.lng).toBeCloseTo(pin.lng, 4);
    }),
  );
});

test('moving a pin twice leaves a single pin', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), point, point, (location, first, second) => {
      expect(withPoint(withPoint(location, first), second)).toBe(withPoint(location, second));
    }),
  );
});

test('measures the great-circle distance between two points', () => {
  expect(straightMetres({ lat: 45, lng: -72 }, { lat: 45, lng: -72 })).toBe(0);
  // A degree of latitude is 111.195 km on a sphere of the mean radius.
  expect(straightMetres({ lat: 45, lng: -72 }, { lat: 46, lng: -72 })).toBeCloseTo(111_195, -1);
  expect(straightMetres({ lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 })).toBeCloseTo(111_195, -1);
});

const found = { formatted_address: 'Upton, Québec', geometry: { location: { lat: 45.65, lng: -72.68 } } };

test.each(['OK', 'ok', 'Ok'])('geocoding with the status %s returns the first result', (status) => {
  const other = { formatted_address: 'Elsewhere', geometry: { location: { lat: 1, lng: 2 } } };
  expect(readGeocode({ status, results: [found, other] })).toEqual({ lat: 45.65, lng: -72.68, address: 'Upton, Québec', approximate: false });
});

test('geocoding can mark its result as approximate', () => {
  expect(readGeocode({ status: 'OK', approximate: true, results: [found] })?.approximate).toBe(true);
});

test.each([
  [{ status: 'ZERO_RESULTS', results: [] }],
  [{ status: 'OK', results: [] }],
  [{ status: 'OVER_QUERY_LIMIT', results: [found] }],
  [{ results: [found] }],
  [{ status: 'OK' }],
  [{ status: 'OK', results: [{}] }],
  [{ status: 'OK', results: [{ geometry: { location: { lat: '45', lng: '-72' } } }] }],
  [{ status: 'OK', results: [{ geometry: { location: { lat: 999, lng: -72 } } }] }],
  [{ status: 'OK', results: { 0: found } }],
  [null],
  [undefined],
  ['OK'],
])('geocoding returns null for the response %j', (response) => {
  expect(readGeocode(response)).toBeNull();
});

test('reads the distance in metres from the first element of the first row', () => {
  expect(readDistance({ rows: [{ elements: [{ distance: { value: 14_300 } }, { distance: { value: 9 } }] }] })).toEqual({ metres: 14_300, approximate: false });
  expect(readDistance({ approximate: true, rows: [{ elements: [{ distance: { value: 0 } }] }] })).toEqual({ metres: 0, approximate: true });
});

test.each([
  [{}],
  [null],
  [{ rows: [] }],
  [{ rows: [{ elements: [] }] }],
  [{ rows: [{ elements: [{ status: 'ZERO_RESULTS' }] }] }],
  [{ rows: [{ elements: [{ distance: { value: '14300' } }] }] }],
  [{ rows: [{ elements: [{ distance: { value: -1 } }] }] }],
  [{ rows: [{ elements: [{ distance: { value: Number.NaN } }] }] }],
  [{ rows: [{ elements: [{ distance: { value: Infinity } }] }] }],
])('reads no distance from %j', (response) => {
  expect(readDistance(response)).toBeNull();
});
