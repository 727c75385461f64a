import { askDateSchema, dietsFormSchema, guestsSchema, withdrawSchema } from './manage';
import { guestsPreviewSchema, managedSchema } from './managedAnswers';

/** What a customer does through the link of their mail. Whoever has the token may; it comes in a header. */
export const MANAGE_ENDPOINTS = {
  readManaged: { method: 'GET', path: '/manage', access: 'public', answer: managedSchema },
  previewGuests: { method: 'GET', path: '/manage/guests', access: 'public', query: { adults: 'whole', children: 'whole' }, answer: guestsPreviewSchema },
  changeGuests: { method: 'POST', path: '/manage/guests', access: 'public', keyed: true, body: guestsSchema, answer: managedSchema },
  askDate: { method: 'POST', path: '/manage/date', access: 'public', keyed: true, body: askDateSchema, answer: managedSchema },
  changeDiets: { method: 'PUT', path: '/manage/diets', access: 'public', keyed: true, body: dietsFormSchema, answer: managedSchema },
  withdraw: { method: 'POST', path: '/manage/cancel', access: 'public', keyed: true, body: withdrawSchema, answer: managedSchema },
} as const;
