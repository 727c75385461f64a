import { Route, Routes } from 'react-router-dom';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { detailTexts } from '../../../src/features/offers/detailTexts';
import { offersTexts } from '../../../src/features/offers/texts';
import { TrainingPage } from '../../../src/pages/public/TrainingPage';
import { failing, pending } from '../../fixtures/handlers';
import { translator } from '../../fixtures/translate';

const meta = preview.meta({
  component: TrainingPage,
  parameters: { route: 'formations/first-brisket' },
  render: () => (
    <Routes>
      <Route path="/:language/formations/:id" element={<TrainingPage />} />
    </Routes>
  ),
});

export const Default = meta.story({
  tags: ['page'],
  async play({ canvas, globals }) {
    const t = translator(detailTexts, globals['locale']);
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(globals['locale'] === 'fr' ? 'Ma première poitrine' : 'My first brisket');
    await expect(await canvas.findByRole('heading', { name: t('detail.focus') })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: t('detail.meats') })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: t('detail.tools') })).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { handlers: [pending('/api/training')] },
  async play({ canvas, globals }) {
    await expect(await canvas.findByRole('status')).toHaveTextContent(translator(offersTexts, globals['locale'])('trainings.loading'));
  },
});

export const Failed = meta.story({
  parameters: { handlers: [failing('/api/training', 404)] },
  async play({ canvas, globals }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(translator(offersTexts, globals['locale'])('trainings.failedTitle'));
  },
});

export const NotFound = meta.story({
  parameters: { route: 'formations/nothing' },
  async play({ canvas, globals }) {
    const t = translator(detailTexts, globals['locale']);
    await expect(await canvas.findByRole('heading', { level: 1, name: t('missing.training') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('allTrainings') })).toHaveAttribute('href', `/${String(globals['locale'])}/formations`);
  },
});
