import Button from '@mui/material/Button';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { OfferFacts } from '../../../src/features/offers/OfferFacts';
import { offer } from './offered';
import { withWidth } from '../../fixtures/frames';

const meta = preview.meta({
  component: OfferFacts,
  decorators: [withWidth(440, 6)],
  args: {
    price: '245,00 $',
    facts: [{ name: 'Quand', text: 'samedi 5 juin 2027 à 8 h' }, { name: 'Où', text: 'St-Liboire, Québec' }, { name: 'Durée', text: '' }],
    children: <Button variant="contained">Réserver</Button>,
  },
});

/** Facts without a value are left out. */
export const Default = meta.story({
  async play({ canvas, globals }) {
    const t = offer({ globals });
    await expect(canvas.getByRole('region', { name: t('detail.facts') })).toBeVisible();
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual(['Quand', 'Où', t('detail.price')]);
  },
});

export const WithoutPrice = meta.story({ args: { price: '' } });

export const LongText = meta.story({ args: { facts: [{ name: 'Où', text: 'Salle communautaire du Parc des Loisirs de la municipalité de Saint-Liboire, derrière l’aréna, porte du fond' }] } });
