import preview from '../../../.storybook/preview';
import { OfferGrid } from '../../../src/features/offers/OfferGrid';
import { TrainingCard } from '../../../src/features/offers/TrainingCard';
import { trainings } from './offered';
import { withPageWidth } from '../../fixtures/frames';

const cards = trainings.map((training) => (
  <li key={training.id}>
    <TrainingCard training={training} />
  </li>
));

const meta = preview.meta({ component: OfferGrid, decorators: [withPageWidth], args: { children: cards } });

export const Default = meta.story({});

export const One = meta.story({ args: { children: cards.slice(0, 1) } });
