import { askDateSchema, dietsFormSchema, guestsSchema, withdrawSchema } from './selfService';
import { guestsPreviewSchema, selfServiceRequestSchema } from './selfServiceResponses';
import { CALLS } from './paths';

/** Self-service endpoints for the link in a customer's mail. The token is sent in a header and is the only credential. */
export const SELF_SERVICE_ENDPOINTS = {
  readManaged: { ...CALLS.readManaged, access: 'public', answer: selfServiceRequestSchema },
  previewGuests: { ...CALLS.previewGuests, access: 'public', query: { adults: 'whole', children: 'whole' }, answer: guestsPreviewSchema },
  changeGuests: { ...CALLS.changeGuests, access: 'public', keyed: true, body: guestsSchema, answer: selfServiceRequestSchema },
  askDate: { ...CALLS.askDate, access: 'public', keyed: true, body: askDateSchema, answer: selfServiceRequestSchema },
  changeDiets: { ...CALLS.changeDiets, access: 'public', keyed: true, body: dietsFormSchema, answer: selfServiceRequestSchema },
  withdraw: { ...CALLS.withdraw, access: 'public', keyed: true, body: withdrawSchema, answer: selfServiceRequestSchema },
} as const;
