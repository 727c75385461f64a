import { expect, test } from 'vitest';
import { number, object, string } from 'yup';
import { furthestOpen, refusalsFor, sliceOf, stepAsking, stepsFor, type WizardStep } from '../../../src/components/wizard/steps';

const schema = object({
  kind: string().required(),
  seats: number().when('kind', ([kind], seats) => (kind === 'bus' ? seats.required().min(10) : seats)),
  note: string().max(5),
}).noUnknown();

const step = (id: string, fields: readonly string[], when?: WizardStep['when']): WizardStep => ({ id, name: id, title: id, fields, content: null, ...(when && { when }) });
const STEPS = [step('kind', ['kind']), step('seats', ['seats'], ({ kind }) => kind === 'bus'), step('note', ['note']), step('review', [])];

const idsFor = (values: object) => stepsFor(STEPS, values).map(({ id }) => id);
const openFor = (values: object) => {
  const steps = stepsFor(STEPS, values);
  return steps[furthestOpen(steps, schema, values, {})]?.id;
};

test('steps follow the answers', () => {
  expect(idsFor({ kind: 'car' })).toEqual(['kind', 'note', 'review']);
  expect(idsFor({ kind: 'bus' })).toEqual(['kind', 'seats', 'note', 'review']);
});

test('a slice refuses only what its fields answer for', () => {
  expect(sliceOf(schema, ['kind']).isValidSync({ kind: 'bus', seats: 2, note: 'far too long' })).toBe(true);
  expect(sliceOf(schema, ['note']).isValidSync({ kind: '', note: 'far too long' })).toBe(false);
});

test('a slice still sees the fields that its own depend on', () => {
  const seats = sliceOf(schema, ['seats']);
  expect(seats.isValidSync({ kind: 'bus', seats: 2 })).toBe(false);
  expect(seats.isValidSync({ kind: 'car', seats: 2 })).toBe(true);
});

test('a slice casts its own fields, keeps the others as they are, and null among them', () => {
  expect(sliceOf(schema, ['seats']).cast({ kind: null, seats: '12', note: 7 })).toEqual({ kind: null, seats: 12, note: 7 });
});

test('a visitor goes as far as the first step with something wrong', () => {
  expect(openFor({ kind: '' })).toBe('kind');
  expect(openFor({ kind: 'bus', seats: 3 })).toBe('seats');
  expect(openFor({ kind: 'car', seats: 3, note: 'far too long' })).toBe('note');
});

test('a visitor with nothing wrong goes to the last step', () => {
  expect(openFor({ kind: 'car' })).toBe('review');
});

test('a rule that needs to know more than the values is told', () => {
  const dated = object({ day: string().test('coming', 'past', (day, { options }) => String(day) >= String(options.context?.['today'])) });
  const steps = [step('when', ['day']), step('review', [])];
  expect(furthestOpen(steps, dated, { day: '2027-05-09' }, { today: '2027-05-10' })).toBe(0);
  expect(furthestOpen(steps, dated, { day: '2027-05-11' }, { today: '2027-05-10' })).toBe(1);
});

test('a refusal leads to the first step that asks what was refused, dotted names included', () => {
  expect(stepAsking(STEPS, ['note', 'seats'])?.id).toBe('seats');
  expect(stepAsking(STEPS, ['kind.name'])?.id).toBe('kind');
  expect(stepAsking(STEPS, ['captcha'])).toBeUndefined();
});

test('a refusal is told to the step that asked for it', () => {
  expect(refusalsFor(['kind', 'note'], { 'kind.name': 'Non', seats: 'Trop' })).toEqual({ 'kind.name': 'Non' });
});
