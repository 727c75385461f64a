import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { PartySummary } from '../../../src/features/requests/PartySummary';
import { catalogue, EMPTY, FAR, inWizard } from './steps';

const meta = preview.meta({ component: PartySummary, decorators: [inWizard], args: { catalogue, travel: FAR, onMount: fn<() => void>() } });

/** Summary inside the wizard. */
export const Default = meta.story({
  tags: ['no-screenshot'],
  play: async ({ canvas }) => expect(canvas.getByRole('complementary')).toBeVisible(),
});

/** Kind not chosen yet: the summary is not rendered. */
export const Empty = meta.story({
  tags: ['no-screenshot'],
  parameters: { values: EMPTY },
  play: async ({ canvas }) => expect(canvas.queryByRole('complementary')).toBeNull(),
});
