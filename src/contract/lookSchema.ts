import { object, string } from 'yup';
import { isLegible } from './contrast';
import { line } from './fields';
import type { Scheme } from './palette';
import { MARK_KINDS } from './settings';

export const HEX_COLOUR = /^#[\dA-F]{6}$/;
/** Fonts of the share cards have the letters of the Latin alphabet only. */
const INITIALS = /^\p{Script=Latin}{1,3}$/u;

/** Returns a colour as six upper-case digits: `b23a0e` and `#FA0` are accepted too. */
export function normalizeColour(typed: string): string {
  const digits = typed.trim().replace(/^#/, '').toUpperCase();
  return `#${digits.replace(/^([\dA-F])([\dA-F])([\dA-F])$/, '$1$1$2$2$3$3')}`;
}

const colour = (scheme: Scheme) =>
  line(30)
    .transform((value: unknown) => (typeof value === 'string' && value !== '' ? normalizeColour(value) : value))
    .required('required')
    .matches(HEX_COLOUR, 'colourInvalid')
    .test('contrast', 'contrastTooLow', (value) => !value || !HEX_COLOUR.test(value) || isLegible(value, scheme));

const colours = () => object({ light: colour('light'), dark: colour('dark') }).noUnknown();

/** Schema of the mark and the colours. */
export const look = object({
  mark: object({
    kind: string().oneOf([...MARK_KINDS], 'notValid').required('required'),
    initials: line(20)
      .transform((value: unknown) => (typeof value === 'string' ? value.normalize('NFC') : value))
      .default('')
      .matches(INITIALS, { message: 'initialsInvalid', excludeEmptyString: true })
      .when('kind', { is: 'initials', then: (schema) => schema.required('required') }),
  }).noUnknown(),
  colours: object({ action: colours(), accent: colours() }).noUnknown(),
}).noUnknown();
