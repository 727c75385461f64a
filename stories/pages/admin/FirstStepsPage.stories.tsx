import { Route, Routes } from 'react-router-dom';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { firstStepsTexts } from '../../../src/features/settings/firstStepsTexts';
import { FirstStepsPage } from '../../../src/pages/admin/FirstStepsPage';
import { fieldOf } from '../../features/settings/steps';
import { translator } from '../../fixtures/translate';
import { ownerSession } from '../../fixtures/user';

const meta = preview.meta({
  component: FirstStepsPage,
  tags: ['page'],
  parameters: { route: 'admin/first-steps', session: ownerSession, siteFrame: true },
  decorators: [
    (Story) => (
      <Routes>
        <Route path="/:language/admin/first-steps/:step?" element={<Story />} />
      </Routes>
    ),
  ],
});

/** List of the steps in a new installation. */
export const Default = meta.story({
  play: async ({ canvas, globals }) => expect(await canvas.findByRole('heading', { level: 1, name: translator(firstStepsTexts, globals['locale'])('title') })).toBeVisible(),
});

/** First step: name and contact details. */
export const Identity = meta.story({
  parameters: { route: 'admin/first-steps/identity' },
  async play(steps) {
    await steps.canvas.findByDisplayValue('Samuel');
    await expect(fieldOf('identity', 'cook', steps)).toHaveValue('Samuel');
  },
});
