import { array, number, object, string, type InferType } from 'yup';
import { inboxLineSchema } from './inbox';
import { emailWhenGiven, line, paragraph, telephone } from './fields';
import { LANGUAGES } from './language';
import { hostName } from './booking';
import { ENDPOINT_PATHS } from './paths';
import { PAGE_QUERY } from './query';

/*
 * Customers' book: one card a person. A request keeps its own copy of the contact details, so that changing a card changes no request, and a request
 * changes no card.
 */

/** Maximum length of a card's notes. */
export const MAX_NOTES = 4000;

/** Fields of a card that the owner edits. */
export const customerFieldsSchema = object({
  name: hostName(),
  email: emailWhenGiven().default(''),
  telephone: telephone().default(''),
  language: string().oneOf([...LANGUAGES], 'notValid').default('fr'),
  notes: paragraph(MAX_NOTES).default(''),
}).noUnknown();
export type CustomerFields = InferType<typeof customerFieldsSchema>;

/** Card in the list. */
export const customerLineSchema = customerFieldsSchema.concat(
  object({
    id: string().defined(),
    version: number().defined(),
    /** Requests of every status, without erased ones. The card lists at most 200. */
    requests: number().defined(),
    /** Local day of the latest confirmed or past event; null when there is none. */
    lastEvent: string().nullable().defined(),
  }),
);
export type CustomerLine = InferType<typeof customerLineSchema>;

/** Card with the person's requests, newest event first, and the owner's private note of each. */
export const customerSchema = customerLineSchema.concat(object({ events: array(inboxLineSchema.concat(object({ note: string().defined() }))).defined() }));
export type Customer = InferType<typeof customerSchema>;

/** Body of `POST /customers/{id}/merge`: the card whose requests and notes move to this one, and which then disappears. */
export const mergeCustomersSchema = object({ other: line(64).required('required'), otherVersion: number().integer('notValid').required('required') }).noUnknown();

export const CUSTOMER_ENDPOINTS = {
  listCustomers: { ...ENDPOINT_PATHS.listCustomers, access: 'admin', query: { ...PAGE_QUERY, search: 'string' }, response: array(customerLineSchema).defined() },
  readCustomer: { ...ENDPOINT_PATHS.readCustomer, access: 'admin', response: customerSchema },
  changeCustomer: { ...ENDPOINT_PATHS.changeCustomer, access: 'admin', body: customerFieldsSchema, response: customerSchema },
  mergeCustomers: { ...ENDPOINT_PATHS.mergeCustomers, access: 'admin', keyed: true, body: mergeCustomersSchema, response: customerSchema },
  removeCustomer: { ...ENDPOINT_PATHS.removeCustomer, access: 'admin', response: object({}) },
} as const;
