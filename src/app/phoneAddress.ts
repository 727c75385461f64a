import { BUSINESS } from '../contract/business';

/** The business's telephone number as a link. */
export const phoneAddress = `tel:+1${BUSINESS.phone.replaceAll(/\D/g, '')}`;
