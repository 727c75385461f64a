import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { OfferDetails } from '../../../src/features/offers/OfferDetails';
import { OfferFacts } from '../../../src/features/offers/OfferFacts';
import { LONG_TITLE } from './offered';

const meta = preview.meta({
  component: OfferDetails,
  args: {
    title: 'Ma première poitrine',
    description: 'Une journée entière autour d’une seule pièce de bœuf.',
    imageUrl: '',
    drawing: 'brisket' as const,
    all: { to: '/fr/formations', label: 'Toutes les formations' },
    facts: (
      <OfferFacts price="245,00 $" facts={[{ name: 'Durée', text: '10 h' }]}>
        {null}
      </OfferFacts>
    ),
  },
});

export const Default = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Ma première poitrine');
    await expect(canvas.getByRole('link', { name: 'Toutes les formations' })).toHaveAttribute('href', '/fr/formations');
  },
});

export const Expired = meta.story({ args: { notice: 'C’est passé : c’était le samedi 8 mai 2027.' } });

export const LongText = meta.story({ args: { title: LONG_TITLE.fr } });
