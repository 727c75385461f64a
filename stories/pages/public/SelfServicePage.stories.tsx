import { Route, Routes } from 'react-router-dom';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { SelfServicePage } from '../../../src/pages/public/SelfServicePage';
import { ARRIVES } from '../../features/booking/steps';
import { agreement } from '../../features/selfservice/agreementSteps';
import { TOKEN, texts } from '../../features/selfservice/steps';
import { adjustedManaged, manageHandlers, proposedManaged } from '../../fixtures/managed';

const meta = preview.meta({
  component: SelfServicePage,
  parameters: { route: `demande/${TOKEN}` },
  decorators: [
    (Story) => (
      <Routes>
        <Route path="/:language/demande/:token" element={<Story />} />
      </Routes>
    ),
  ],
});

/** Confirmed request with an adjusted price and a severe allergy. */
export const Default = meta.story({
  tags: ['page'],
  parameters: { handlers: manageHandlers(adjustedManaged) },
  async play(steps) {
    await expect(await steps.canvas.findByRole('heading', { level: 1, name: texts(steps)('state.confirmed') }, ARRIVES)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Request with a proposal that waits for an answer. */
export const Proposed = meta.story({
  tags: ['page'],
  parameters: { handlers: manageHandlers(proposedManaged) },
  async play(steps) {
    await expect(await steps.canvas.findByRole('button', { name: agreement(steps)('accept.proposal') }, ARRIVES)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
