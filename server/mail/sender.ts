import { BUSINESS } from '../../src/contract/business';

/** Who sends a mail, and from where, on one line of a mail's plain text. */
export const SENDER = `${BUSINESS.name}, ${BUSINESS.street}, ${BUSINESS.place} ${BUSINESS.postalCode}`;
