import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { OffersEmpty } from '../../../src/features/offers/OffersEmpty';
import { offer } from './offered';
import { withPageWidth } from '../../fixtures/frames';

const meta = preview.meta({ component: OffersEmpty, decorators: [withPageWidth], args: { illustration: 'knife' as const, title: 'Aucune formation pour l’instant', sentence: 'J’en prépare d’autres au coin du feu.' } });

export const Default = meta.story({
  async play({ canvas, globals }) {
    await expect(canvas.getByRole('link', { name: offer({ globals })('write') })).toHaveAttribute('href', `/${String(globals['locale'])}/contact`);
  },
});
