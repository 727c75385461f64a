import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrastOf, contrastRatio, isLegible, labelOn, MIN_CONTRAST } from '../../src/contract/contrast';
import { DEFAULT_SETTINGS } from '../../src/contract/defaultPrivateSettings';
import { look, normalizeColour } from '../../src/contract/lookSchema';
import { nearestPassing } from '../../src/contract/nearestPassing';
import { PALETTE } from '../../src/contract/palette';
import { refusals } from './make';

const SCHEMES = ['light', 'dark'] as const;
const hexColours = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`);
const schemes = fc.constantFrom(...SCHEMES);

describe('contrastRatio', () => {
  test.each([['#FFFFFF', '#000000', 21], ['#000000', '#FFFFFF', 21], ['#777777', '#FFFFFF', 4.48], ['#B23A0E', '#B23A0E', 1]])('of %s and %s is %f', (one, other, ratio) => {
    expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2);
  });
});

describe('labelOn', () => {
  test.each(SCHEMES)("returns the palette's label for the default action colour (%s)", (scheme) => {
    expect(labelOn(PALETTE[scheme].action)).toBe(PALETTE[scheme].onAction);
  });

  // The theme relies on this: it takes the label colour of the scheme instead of comparing both.
  test("returns the scheme's own label for every legible colour", () => {
    fc.assert(
      fc.property(hexColours, schemes, (colour, scheme) => {
        fc.pre(isLegible(colour, scheme));
        expect(labelOn(colour)).toBe(PALETTE[scheme].onAction);
      }),
    );
  });
});

describe('nearestPassing', () => {
  test('returns a legible colour for every colour', () => {
    fc.assert(
      fc.property(hexColours, schemes, (colour, scheme) => {
        expect(contrastOf(nearestPassing(colour, scheme), scheme)).toBeGreaterThanOrEqual(MIN_CONTRAST);
      }),
    );
  });

  test('returns a legible colour unchanged', () => {
    fc.assert(
      fc.property(hexColours, schemes, (colour, scheme) => {
        fc.pre(isLegible(colour, scheme));
        expect(nearestPassing(colour, scheme)).toBe(colour);
      }),
    );
  });

  test('is idempotent', () => {
    fc.assert(
      fc.property(hexColours, schemes, (colour, scheme) => {
        expect(nearestPassing(nearestPassing(colour, scheme), scheme)).toBe(nearestPassing(colour, scheme));
      }),
    );
  });

  test('stops at the first step of lightness that is legible', () => {
    fc.assert(
      fc.property(hexColours, schemes, (colour, scheme) => {
        fc.pre(!isLegible(colour, scheme));
        expect(contrastOf(nearestPassing(colour, scheme), scheme)).toBeLessThan(5);
      }),
    );
  });

  test('keeps the hue', () => {
    expect(nearestPassing('#00FF00', 'light')).toMatch(/^#00[\dA-F]{2}00$/);
    expect(nearestPassing('#0000FF', 'dark')).toMatch(/^#([\dA-F]{2})\1FF$/);
  });
});

describe('schema of the look', () => {
  const { mark, colours } = DEFAULT_SETTINGS.look;

  test('accepts the look of a new installation', async () => {
    expect(await refusals(look, DEFAULT_SETTINGS.look)).toEqual({});
  });

  test('rejects a colour below level AA at its field', async () => {
    const pale = { ...colours, action: { light: '#FFAA00', dark: '#402000' } };
    expect(await refusals(look, { mark, colours: pale })).toEqual({ 'colours.action.light': 'contrastTooLow', 'colours.action.dark': 'contrastTooLow' });
  });

  test.each(['red', '#12345', 'rgb(0 0 0)', '#GGGGGG'])('rejects %s as a colour', async (light) => {
    expect(await refusals(look, { mark, colours: { ...colours, accent: { ...colours.accent, light } } })).toEqual({ 'colours.accent.light': 'colourInvalid' });
  });

  test.each([['#123', '#112233'], [' 0b6b3a ', '#0B6B3A'], ['#ABCDEF', '#ABCDEF']])('reads %s as %s', (typed, colour) => {
    expect(normalizeColour(typed)).toBe(colour);
  });

  test.each([['', 'required'], ['ABCD', 'initialsInvalid'], ['1', 'initialsInvalid'], ['火', 'initialsInvalid']])('rejects the initials "%s"', async (initials, message) => {
    expect(await refusals(look, { mark: { kind: 'initials', initials }, colours })).toEqual({ 'mark.initials': message });
  });

  test.each(['F', 'fu', 'ÉÉÉ'])('accepts the initials "%s"', async (initials) => {
    expect(await refusals(look, { mark: { kind: 'initials', initials }, colours })).toEqual({});
  });
});
