import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { OfferCard } from '../../../src/features/offers/OfferCard';
import { LONG_TITLE, PHOTOGRAPH } from './offered';
import { withWidth } from '../../fixtures/frames';
import { otherBusiness } from '../../fixtures/otherBusiness';

const meta = preview.meta({
  component: OfferCard,
  decorators: [withWidth(440, 6)],
  args: { title: 'Ma première poitrine', description: 'Une journée entière autour d’une seule pièce de bœuf.', facts: ['samedi 5 juin 2027 à 8 h', 'St-Liboire, Québec · 10 h'], price: '$245,00', imageUrl: '', drawing: 'brisket' as const, to: '/fr/formations/first-brisket' },
});

/** The whole card is the click target of its link. */
export const Default = meta.story({
  async play({ canvas }) {
    const link = canvas.getByRole('link', { name: 'Ma première poitrine' });
    await expect(link).toHaveAttribute('href', '/fr/formations/first-brisket');
    const card = canvas.getByRole('article').getBoundingClientRect();
    await expect(document.elementFromPoint(card.left + card.width / 2, card.top + 30)).toBe(link);
  },
});

export const Photograph = meta.story({ args: { imageUrl: PHOTOGRAPH } });

export const LittleKnown = meta.story({ args: { description: '', facts: [], price: '' } });

export const LongText = meta.story({ args: { title: LONG_TITLE.fr } });

/** Sample offer that comes with the installation. */
export const Sample = meta.story({ args: { sample: true } });

/** Price of a small supplier, who collects no taxes. Checks that taxes are not mentioned. */
export const NoTaxes = meta.story({ tags: ['no-screenshot'], parameters: { settings: otherBusiness }, play: ({ canvas }) => expect(canvas.queryByText(/taxes/)).toBeNull() });
