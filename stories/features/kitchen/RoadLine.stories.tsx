import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { RoadLine } from '../../../src/features/kitchen/RoadLine';
import { saturday } from '../../fixtures/preparation';
import { normalizeSpaces } from '../../fixtures/translate';
import { texts } from './steps';
import { withWidth } from '../../fixtures/frames';

const meta = preview.meta({ component: RoadLine, decorators: [withWidth(760, 4)], args: { party: saturday } });

/** Departure: 13 minutes for 14.3 km and two hours of setup, so 14:45 for five o'clock. */
export const Default = meta.story({
  play: async ({ canvas, globals }) => expect(canvas.getByText(globals['locale'] === 'fr' ? 'Partir à 14 h 45' : 'Leave at 2:45 p.m.')).toBeVisible(),
});

/** Breakfast at a distant place: departure on the day before. */
export const DayBefore = meta.story({
  args: { party: { ...saturday, time: '05:00', travelMetres: 980_000 } },
  play: async ({ canvas, globals }) => expect(canvas.getByText(globals['locale'] === 'fr' ? /Partir ven\. 11 juin à 20 h/ : /Leave Fri, Jun(e|\.)? 11 at 8:00 p\.m\./)).toBeVisible(),
});

export const NoTime = meta.story({ args: { party: { ...saturday, time: '' } } });

export const NoRoad = meta.story({
  args: { party: { ...saturday, travelMetres: null } },
  play: async ({ canvas, globals }) => expect(canvas.getByText(normalizeSpaces(texts({ globals })('party.noRoad')))).toBeVisible(),
});

/** Party at the smokehouse or online: no departure. */
export const Stay = meta.story({
  args: { party: { ...saturday, travelMetres: null, location: 'at_premises' } },
  play: async ({ canvas, globals }) => expect(canvas.getByText(normalizeSpaces(texts({ globals })('party.stay')))).toBeVisible(),
});
