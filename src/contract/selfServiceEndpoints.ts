import { askDateSchema, dietsFormSchema, guestsSchema, withdrawSchema } from './selfService';
import { guestsPreviewSchema, selfServiceRequestSchema } from './selfServiceResponses';
import { ENDPOINT_PATHS } from './paths';

/** Self-service endpoints for the link in a customer's mail. The token is sent in a header and is the only credential. */
export const SELF_SERVICE_ENDPOINTS = {
  readManaged: { ...ENDPOINT_PATHS.readManaged, access: 'public', answer: selfServiceRequestSchema },
  previewGuests: { ...ENDPOINT_PATHS.previewGuests, access: 'public', query: { adults: 'integer', children: 'integer' }, answer: guestsPreviewSchema },
  changeGuests: { ...ENDPOINT_PATHS.changeGuests, access: 'public', keyed: true, body: guestsSchema, answer: selfServiceRequestSchema },
  askDate: { ...ENDPOINT_PATHS.askDate, access: 'public', keyed: true, body: askDateSchema, answer: selfServiceRequestSchema },
  changeDiets: { ...ENDPOINT_PATHS.changeDiets, access: 'public', keyed: true, body: dietsFormSchema, answer: selfServiceRequestSchema },
  withdraw: { ...ENDPOINT_PATHS.withdraw, access: 'public', keyed: true, body: withdrawSchema, answer: selfServiceRequestSchema },
} as const;
