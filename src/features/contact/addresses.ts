import { BUSINESS } from '../../contract/business';

/** The telephone and the e-mail as links. */
export const PHONE_ADDRESS = `tel:+1${BUSINESS.phone.replaceAll(/\D/g, '')}`;
export const MAIL_ADDRESS = `mailto:${BUSINESS.email}`;
