import type { CustomerAction } from '../../contract/requestRules';

/** Action of a customer that has a form of its own. Accepting stands with what is accepted. */
export type CustomerChange = Exclude<CustomerAction, 'accept'>;

export const CUSTOMER_CHANGES = ['changeGuests', 'askDate', 'changeDiets', 'withdraw'] as const satisfies readonly CustomerChange[];
