import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { TrainingsPage } from '../../../src/pages/public/TrainingsPage';
import { trainingsTexts } from '../../../src/pages/public/trainingsTexts';
import { failing } from '../../fixtures/handlers';
import { normalizeSpaces, translator } from '../../fixtures/translate';

const meta = preview.meta({ component: TrainingsPage, parameters: { route: 'formations' } });

export const Default = meta.story({
  tags: ['page'],
  async play({ canvas, globals }) {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(normalizeSpaces(translator(trainingsTexts, globals['locale'])('title')));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(5), { timeout: 15_000 });
  },
});

/** Trainings failed to load: the rest of the page still works. */
export const Failed = meta.story({
  parameters: { handlers: [failing('/api/training', 404)] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
});
