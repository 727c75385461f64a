import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { MergeComparison } from '../../../src/features/customers/MergeComparison';
import { duplicateCustomer, lineOf, longCustomer, regularCustomer } from '../../fixtures/customers';
import { withWidth } from '../../fixtures/frames';
import { normalizeSpaces } from '../../fixtures/translate';
import { expectNoSideScroll, texts } from './steps';

const meta = preview.meta({ component: MergeComparison, decorators: [withWidth(860)], args: { kept: lineOf(regularCustomer('fr')), other: lineOf(duplicateCustomer('fr')) } });

/** Two cards of one person. Checks that the number of moving requests is named. */
export const Default = meta.story({
  tags: ['no-screenshot'],
  play: async (steps) => expect(steps.canvas.getByText(normalizeSpaces(texts(steps)('merge.moves', { count: 1 })))).toBeVisible(),
});

export const LongText = meta.story({ args: { other: lineOf(longCustomer('fr')) }, play: expectNoSideScroll });
