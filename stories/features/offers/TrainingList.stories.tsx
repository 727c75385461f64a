import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { TrainingList } from '../../../src/features/offers/TrainingList';
import { failing, pending } from '../../fixtures/handlers';
import { listHandler, offer, titleOf, trainingLike } from './offered';
import { withPageWidth } from '../../fixtures/frames';

const meta = preview.meta({ component: TrainingList, decorators: [withPageWidth], parameters: { route: 'formations' } });

export const Default = meta.story({
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(5), { timeout: 15_000 });
  },
});

/** Limit of the home page: two of the five trainings. */
export const AtMostTwo = meta.story({
  args: { most: 2, symbolFirst: true },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2), { timeout: 15_000 });
  },
});

const { displayOrder: _, ...unordered } = trainingLike('first-brisket');

/** Trainings in the owner's `displayOrder`; trainings without an order come last. */
export const InOrder = meta.story({
  parameters: { handlers: [listHandler('/api/training', [unordered, trainingLike('wood-fired-pizza', { displayOrder: 2 }), trainingLike('backyard-smoker', { displayOrder: 1 })])] },
  async play({ canvas, globals }) {
    const titles = ['backyard-smoker', 'wood-fired-pizza', 'first-brisket'].map((id) => titleOf(trainingLike(id).title, { globals }));
    await waitFor(() => expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual(titles), { timeout: 15_000 });
  },
});

export const Loading = meta.story({
  parameters: { handlers: [pending('/api/training')] },
  async play({ canvas, globals }) {
    await expect(await canvas.findByRole('status')).toHaveTextContent(offer({ globals })('trainings.loading'));
  },
});

export const Empty = meta.story({
  parameters: { handlers: [listHandler('/api/training', [])] },
  async play({ canvas, globals }) {
    const t = offer({ globals });
    await expect(await canvas.findByRole('heading', { name: t('trainings.emptyTitle') })).toBeVisible();
    await expect(canvas.getByText(t('trainings.emptySentence'))).toBeVisible();
  },
});

export const Failed = meta.story({
  parameters: { handlers: [failing('/api/training', 404)] },
  async play({ canvas, globals }) {
    const t = offer({ globals });
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('trainings.failedTitle'));
    await expect(canvas.getByRole('button', { name: t('retry') })).toBeEnabled();
  },
});

/** Loading message in the wording of the specification. */
export const LoadingInEnglish = meta.story({
  globals: { locale: 'en' },
  tags: ['no-screenshot', '!dev'],
  parameters: { handlers: [pending('/api/training')] },
  async play({ canvas }) {
    await expect(await canvas.findByText('Loading trainings...')).toBeVisible();
  },
});
