import { askDateSchema, dietsFormSchema, guestsSchema, withdrawSchema } from './selfService';
import { guestsPreviewSchema, selfServiceRequestSchema } from './selfServiceResponses';
import { ENDPOINT_PATHS } from './paths';

/** Self-service endpoints for the link in a customer's mail. The token is sent in a header and is the only credential. */
export const SELF_SERVICE_ENDPOINTS = {
  readManaged: { ...ENDPOINT_PATHS.readManaged, access: 'public', response: selfServiceRequestSchema },
  previewGuests: { ...ENDPOINT_PATHS.previewGuests, access: 'public', query: { adults: 'integer', children: 'integer' }, response: guestsPreviewSchema },
  changeGuests: { ...ENDPOINT_PATHS.changeGuests, access: 'public', keyed: true, body: guestsSchema, response: selfServiceRequestSchema },
  askDate: { ...ENDPOINT_PATHS.askDate, access: 'public', keyed: true, body: askDateSchema, response: selfServiceRequestSchema },
  changeDiets: { ...ENDPOINT_PATHS.changeDiets, access: 'public', keyed: true, body: dietsFormSchema, response: selfServiceRequestSchema },
  withdraw: { ...ENDPOINT_PATHS.withdraw, access: 'public', keyed: true, body: withdrawSchema, response: selfServiceRequestSchema },
} as const;
