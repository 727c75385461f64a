import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { DEFAULT_SETTINGS } from '../../../src/contract/defaultPrivateSettings';
import { ChangeList, type ChangeListProps } from '../../../src/features/settings/ChangeList';
import type { FormPart } from '../../../src/features/settings/parts';
import { withWidth } from '../../fixtures/frames';
import { ownSettings } from '../../fixtures/settings';
import { texts } from './steps';

const meta = preview.meta({ component: ChangeList, decorators: [withWidth(860)], args: { part: 'identity' as FormPart, before: DEFAULT_SETTINGS.identity as ChangeListProps['before'], after: ownSettings.identity as ChangeListProps['after'] } });

export const Default = meta.story({ play: async ({ canvas }) => expect(canvas.getByText('samuel@boucane.quebec')).toBeVisible() });

/** Prices: a first price for pizza, and a topping that now costs something. */
export const Rates = meta.story({
  tags: ['no-screenshot'],
  args: { part: 'bookingRates', before: DEFAULT_SETTINGS.bookingRates, after: ownSettings.bookingRates },
  play: async (steps) => expect(steps.canvas.getByText(texts(steps)('values.toDetermine'))).toBeVisible(),
});

/** Videos that were removed and added. */
export const Films = meta.story({ args: { part: 'films', before: DEFAULT_SETTINGS.films, after: ownSettings.films } });

export const Same = meta.story({
  tags: ['no-screenshot'],
  args: { after: DEFAULT_SETTINGS.identity },
  play: async (steps) => expect(steps.canvas.getByText(texts(steps)('changes.none'))).toBeVisible(),
});
