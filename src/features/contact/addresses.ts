import { BUSINESS } from '../../contract/business';

/** The e-mail as a link. */
export const MAIL_ADDRESS = `mailto:${BUSINESS.email}`;
