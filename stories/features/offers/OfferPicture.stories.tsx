import preview from '../../../.storybook/preview';
import { OfferPicture } from '../../../src/features/offers/OfferPicture';
import { PHOTOGRAPH } from './offered';
import { withWidth } from '../../fixtures/frames';

const meta = preview.meta({ component: OfferPicture, decorators: [withWidth(440, 6)], args: { imageUrl: '', drawing: 'brisket' as const, sizes: '440px' } });

export const Default = meta.story({});

export const Photograph = meta.story({ args: { imageUrl: PHOTOGRAPH } });
