import { array, mixed, number, object, string, type InferType } from 'yup';
import { ACCEPTANCE_WAYS, PARTIES, PROPOSAL_KINDS, type AgreementContent, type ProposalState } from './agreement';
import { adults, children, partyLocation, hostName, futureDate } from './booking';
import { bookingDetails, bookingSelections, bookingType, quoteSchema } from './bookingSchema';
import { dietsAmong } from './diets';
import { between, day, emailWhenGiven, flag, line, list, paragraph } from './fields';
import { optionalMailText } from './mailText';
import { LANGUAGES } from './language';
import { optionalPayloadFields } from './optionalFields';
import { adjustedLine } from './quoteChange';

/* Calls about entering, changing, proposing and accepting a request. */

/** Fields of a request that the owner enters and changes; the e-mail address may be empty. */
const ownerFields = {
  peopleCount: adults(),
  kidsCount: children(),
  selections: bookingSelections(),
  contactInfo: object({ name: hostName(), email: emailWhenGiven().default(''), location: partyLocation(), notes: paragraph(2000).default('') }).noUnknown(),
  details: bookingDetails(),
  language: string().oneOf([...LANGUAGES], 'notValid').default('fr'),
  ...optionalPayloadFields(),
  diets: dietsAmong('peopleCount', 'kidsCount'),
};

interface Reachable {
  contactInfo?: { email?: string } | null;
  telephone?: string | undefined;
}

/** Whether the customer has an e-mail address or a telephone number. Contents of the wrong type are left to their own fields. */
const isReachable = ({ contactInfo, telephone }: Reachable): boolean => Boolean(contactInfo?.email || telephone);

/** Body of `POST /booking-by-hand`: a request that the owner enters for a caller. Validate with `context: { today }`. */
export const byHandSchema = object({
  date: futureDate(),
  type: bookingType(),
  ...ownerFields,
  /** Card of the customer in the book; null makes or finds one by the e-mail address or the telephone number. */
  customerId: line(64).nullable().default(null),
  /** Sends the customer the usual confirmation of receipt. Ignored without an e-mail address. */
  notify: flag().default(false),
})
  .noUnknown()
  .test('reachable', (value, { createError }) => isReachable(value) || createError({ path: 'telephone', message: 'telephoneOrEmail' }));
export type ByHand = InferType<typeof byHandSchema>;

/** New content of a request, without its day and time, which `move` changes. */
export const editedFieldsSchema = object({ ...ownerFields })
  .noUnknown()
  .test('reachable', (value, { createError, path }) => isReachable(value) || createError({ path: path ? `${path}.telephone` : 'telephone', message: 'telephoneOrEmail' }));
export type EditedFields = InferType<typeof editedFieldsSchema>;

/** Body of `POST /booking/{id}/edit-preview`, which stores nothing. */
export const editPreviewSchema = object({
  fields: editedFieldsSchema.required(),
  lines: list(adjustedLine.required(), 100).nullable().default(null),
  askedBy: string().oneOf([...PARTIES], 'notValid').default('owner'),
}).noUnknown();
export type EditPreview = InferType<typeof editPreviewSchema>;

/** Body of `PUT /booking/{id}/content`. */
export const editSchema = object({
  fields: editedFieldsSchema.required(),
  /** Lines before taxes as edited by the owner; null takes the calculated ones. */
  lines: list(adjustedLine.required(), 100).nullable().default(null),
  /** Party that asked for the change. One by the customer counts at once. */
  askedBy: string().oneOf([...PARTIES], 'notValid').default('owner'),
  reason: line(300).default(''),
  /** Mail of the owner. A change of an agreement sends it above the difference. */
  letter: optionalMailText(),
}).noUnknown();
export type Edit = InferType<typeof editSchema>;

/** Calculated content of an edit. */
export const editedQuoteSchema = object({
  /** Quote before and after the edit. */
  before: quoteSchema,
  after: quoteSchema,
  /** Ids of the lines that are new, at the prices of today. */
  newLines: array(string().defined()).defined(),
  /** Names of the choices that are no longer in the catalogue. They stay in the request at their frozen prices. */
  gone: array(string().defined()).defined(),
  /** Effect of saving: the request changes, or the customer is asked first. */
  effect: string().oneOf(['changes', 'asks']).defined(),
  version: number().defined(),
});
export type EditedQuote = InferType<typeof editedQuoteSchema>;

/** Body of `POST /booking/{id}/proposal`. */
export const proposeSchema = object({ validDays: between(1, 60), letter: optionalMailText() }).noUnknown();
export type Propose = InferType<typeof proposeSchema>;

/** Hexadecimal SHA-256 of a content, which names the proposal that is answered. */
const hash = () => line(64).matches(/^[\da-f]{64}$/, 'notValid').required('required');

/** Body of `POST /booking/{id}/proposal/withdraw`. */
export const withdrawProposalSchema = object({ hash: hash() }).noUnknown();

/** Body of `POST /booking/{id}/proposal/yes`: the customer accepted in words. Validate with `context: { today }`. */
export const recordYesSchema = object({ hash: hash(), /** Name of the person who said yes. */ name: line(120).required('fullNameRequired'), /** Local day of the yes. */ on: day().required('dateRequired'), letter: optionalMailText(), anyway: flag().default(false) }).noUnknown();
export type RecordYes = InferType<typeof recordYesSchema>;

/** Body of `POST /manage/accept`: what is accepted, who accepts, and that the terms were read. It contains no amount. */
export const acceptSchema = object({ hash: hash(), name: line(120).required('nameToAccept'), terms: flag().oneOf([true], 'termsUnread').required('termsUnread') }).noUnknown();
export type Accept = InferType<typeof acceptSchema>;

/** Proposal as its customer and the owner read it. */
export const proposalSchema = object({
  /** Number within the request, from 1. */
  number: number().defined(),
  kind: string().oneOf([...PROPOSAL_KINDS]).defined(),
  askedBy: string().oneOf([...PARTIES]).defined(),
  state: mixed<ProposalState>().defined(),
  hash: string().defined(),
  createdAt: string().defined(),
  /** Last local day on which it can be accepted. */
  validUntil: string().defined(),
  content: mixed<AgreementContent>().defined(),
  /** Content of the agreement that an amendment changes; null for a proposal. */
  base: mixed<AgreementContent>().nullable().defined(),
  acceptance: object({
    /** Instant. */
    at: string().defined(),
    way: string().oneOf([...ACCEPTANCE_WAYS]).defined(),
    /** Name as typed or told; empty when no yes was needed. */
    name: string().defined(),
    /** Language of the page on which it was accepted. */
    language: string().oneOf([...LANGUAGES]).defined(),
    /** Local day of a spoken yes; null otherwise. */
    on: string().nullable().defined(),
    /** User who noted a spoken yes; empty otherwise. */
    notedBy: string().defined(),
  })
    .nullable()
    .defined(),
});
export type Proposal = InferType<typeof proposalSchema>;
