import { BUSINESS } from '../../contract/business';

/** Email address as a link. */
export const MAIL_ADDRESS = `mailto:${BUSINESS.email}`;
