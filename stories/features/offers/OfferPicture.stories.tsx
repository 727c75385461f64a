import preview from '../../../.storybook/preview';
import { OfferPicture } from '../../../src/features/offers/OfferPicture';
import { inColumn, PHOTOGRAPH } from './offered';

const meta = preview.meta({ component: OfferPicture, decorators: [inColumn], args: { imageUrl: '', drawing: 'brisket' as const } });

export const Default = meta.story({});

export const Photograph = meta.story({ args: { imageUrl: PHOTOGRAPH } });
