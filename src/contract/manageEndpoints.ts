import { askDateSchema, dietsFormSchema, guestsSchema, withdrawSchema } from './manage';
import { guestsPreviewSchema, managedSchema } from './managedAnswers';
import { CALLS } from './paths';

/** Self-service endpoints for the link in a customer's mail. The token is sent in a header and is the only credential. */
export const MANAGE_ENDPOINTS = {
  readManaged: { ...CALLS.readManaged, access: 'public', answer: managedSchema },
  previewGuests: { ...CALLS.previewGuests, access: 'public', query: { adults: 'whole', children: 'whole' }, answer: guestsPreviewSchema },
  changeGuests: { ...CALLS.changeGuests, access: 'public', keyed: true, body: guestsSchema, answer: managedSchema },
  askDate: { ...CALLS.askDate, access: 'public', keyed: true, body: askDateSchema, answer: managedSchema },
  changeDiets: { ...CALLS.changeDiets, access: 'public', keyed: true, body: dietsFormSchema, answer: managedSchema },
  withdraw: { ...CALLS.withdraw, access: 'public', keyed: true, body: withdrawSchema, answer: managedSchema },
} as const;
