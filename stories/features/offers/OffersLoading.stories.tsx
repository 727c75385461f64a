import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { OffersLoading } from '../../../src/features/offers/OffersLoading';
import { withPageWidth } from '../../fixtures/frames';

const meta = preview.meta({ component: OffersLoading, decorators: [withPageWidth], args: { label: 'Chargement des formations…' } });

export const Default = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('Chargement des formations…');
  },
});

export const Two = meta.story({ args: { count: 2 } });
