import { expect, test } from 'vitest';
import { EVENT_TYPE_NAMES } from '../../src/contract/eventType';
import { eventTypeOf, partyOf, yourEventSchema } from '../../src/contract/yourEvent';

test('converts a kind of party and a kitchen to an event type and back', () => {
  for (const type of EVENT_TYPE_NAMES) expect(eventTypeOf(partyOf(type))).toBe(type);
  expect(partyOf('smokehouse-training')).toEqual({ kind: 'training', kitchen: 'smokehouse' });
  expect(partyOf('pizza-popup')).toEqual({ kind: 'event', kitchen: 'pizza' });
});

test('an incomplete party has no event type', () => {
  expect(eventTypeOf({ kind: 'event', kitchen: '' })).toBeNull();
  expect(eventTypeOf({ kind: '', kitchen: 'pizza' })).toBeNull();
  expect(partyOf('')).toEqual({ kind: '', kitchen: '' });
});

test('the steps require name, address, guests, kind and kitchen, but no menu', () => {
  const wrong = (values: object) => {
    try {
      yourEventSchema.validateSync(values, { abortEarly: false });
      return [];
    } catch (failure) {
      return failure instanceof Error && 'inner' in failure && Array.isArray(failure.inner) ? failure.inner.map(({ path }: { path: string }) => path) : [];
    }
  };
  expect(wrong({ hostName: '', location: ' ', adults: 0, children: -1, kind: '', kitchen: '' }).toSorted()).toEqual(['adults', 'children', 'hostName', 'kind', 'kitchen', 'location']);
  expect(wrong({ hostName: 'Julie', location: 'Upton', adults: '12', children: 0, kind: 'event', kitchen: 'pizza' })).toEqual([]);
});
