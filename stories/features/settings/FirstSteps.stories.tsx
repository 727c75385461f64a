import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { FirstSteps } from '../../../src/features/settings/FirstSteps';
import { firstStepsTexts } from '../../../src/features/settings/firstStepsTexts';
import { withPageWidth } from '../../fixtures/frames';
import { translator } from '../../fixtures/translate';
import { ownerSession } from '../../fixtures/user';

const meta = preview.meta({ component: FirstSteps, tags: ['no-screenshot'], decorators: [withPageWidth], parameters: { route: 'admin/first-steps', session: ownerSession }, args: { step: '', onMap: () => null } });

/** List of the steps, for an address without a step or with an unknown one. */
export const Default = meta.story({
  play: async ({ canvas, globals }) => expect(await canvas.findByRole('heading', { level: 1, name: translator(firstStepsTexts, globals['locale'])('title') })).toBeVisible(),
});

/** One of the steps. */
export const OneStep = meta.story({
  args: { step: 'samples' },
  play: async ({ canvas, globals }) => expect(await canvas.findByRole('heading', { level: 1, name: translator(firstStepsTexts, globals['locale'])('steps.samples') })).toBeVisible(),
});
