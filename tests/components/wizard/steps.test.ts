import { expect, test } from 'vitest';
import { number, object, string } from 'yup';
import { furthestReachableStep, serverErrorsFor, stepSchema, stepWithField, stepsFor, type WizardStep } from '../../../src/components/wizard/steps';

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
  return steps[furthestReachableStep(steps, schema, values, {})]?.id;
};

test('steps depend on the values', () => {
  expect(idsFor({ kind: 'car' })).toEqual(['kind', 'note', 'review']);
  expect(idsFor({ kind: 'bus' })).toEqual(['kind', 'seats', 'note', 'review']);
});

test('a slice validates only its own fields', () => {
  expect(stepSchema(schema, ['kind']).isValidSync({ kind: 'bus', seats: 2, note: 'far too long' })).toBe(true);
  expect(stepSchema(schema, ['note']).isValidSync({ kind: '', note: 'far too long' })).toBe(false);
});

test('a slice has access to the fields that its own fields depend on', () => {
  const seats = stepSchema(schema, ['seats']);
  expect(seats.isValidSync({ kind: 'bus', seats: 2 })).toBe(false);
  expect(seats.isValidSync({ kind: 'car', seats: 2 })).toBe(true);
});

test('a slice casts its own fields and keeps the others unchanged, including null', () => {
  expect(stepSchema(schema, ['seats']).cast({ kind: null, seats: '12', note: 7 })).toEqual({ kind: null, seats: 12, note: 7 });
});

test('the furthest open step is the first step with an error', () => {
  expect(openFor({ kind: '' })).toBe('kind');
  expect(openFor({ kind: 'bus', seats: 3 })).toBe('seats');
  expect(openFor({ kind: 'car', seats: 3, note: 'far too long' })).toBe('note');
});

test('the last step is open when all values are valid', () => {
  expect(openFor({ kind: 'car' })).toBe('review');
});

test('passes the validation context to the rules of a step', () => {
  const dated = object({ day: string().test('coming', 'past', (day, { options }) => String(day) >= String(options.context?.['today'])) });
  const steps = [step('when', ['day']), step('review', [])];
  expect(furthestReachableStep(steps, dated, { day: '2027-05-09' }, { today: '2027-05-10' })).toBe(0);
  expect(furthestReachableStep(steps, dated, { day: '2027-05-11' }, { today: '2027-05-10' })).toBe(1);
});

test('finds the first step that contains a refused field, dotted names included', () => {
  expect(stepWithField(STEPS, ['note', 'seats'])?.id).toBe('seats');
  expect(stepWithField(STEPS, ['kind.name'])?.id).toBe('kind');
  expect(stepWithField(STEPS, ['captcha'])).toBeUndefined();
});

test("returns only the refusals of a step's own fields", () => {
  expect(serverErrorsFor(['kind', 'note'], { 'kind.name': 'Non', seats: 'Trop' })).toEqual({ 'kind.name': 'Non' });
});
