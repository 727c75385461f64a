import { Route, Routes } from 'react-router-dom';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { ManagePage } from '../../../src/pages/public/ManagePage';
import { ARRIVES } from '../../features/booking/steps';
import { TOKEN, words } from '../../features/manage/steps';
import { adjustedManaged, manageHandlers } from '../../fixtures/managed';

const meta = preview.meta({
  component: ManagePage,
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
  parameters: { answers: manageHandlers(adjustedManaged) },
  async play(steps) {
    await expect(await steps.canvas.findByRole('heading', { level: 1, name: words(steps)('state.confirmed') }, ARRIVES)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
