import { array, number, object, string, type InferType } from 'yup';
import { adults, BOOKING_STATUSES, children, chosen, futureDate, hostName } from './booking';
import { dietsAmong, dietSchema } from './diets';
import { TRAINING_LOCATIONS, TRAINING_TYPES } from './business';
import { amount, emailAddress, flag, line, paragraph, quantity, timeOfDay } from './fields';
import { LANGUAGES } from './language';
import { optionalFormFields } from './optionalFields';

/** Kinds of request that a member can make: an event of their own, or a training of their own. */
export const REQUEST_KINDS = ['event', 'training'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];
export const isRequestKind = (name: string): name is RequestKind => REQUEST_KINDS.some((kind) => kind === name);

const forTraining = (needed: string, names: readonly string[]) =>
  line(40)
    .default('')
    .when('kind', { is: 'training', then: (schema) => schema.required(needed).oneOf([...names], needed) });

/** Address field. An event requires an address; a training has a location key, and an address only when it takes place at home. */
const address = () =>
  line(300)
    .default('')
    .when(['kind', 'trainingPlace'], ([kind, place]: unknown[], schema) => {
      if (kind === 'event') return schema.required('locationRequired');
      return place === 'at_home' ? schema.required('addressRequired') : schema;
    });

/** Fields that the builder and the booking wizard share. */
const party = {
  kind: string().oneOf([...REQUEST_KINDS], 'kindRequired').required('kindRequired'),
  adults: adults(),
  children: children(),
  /** Price in dollars for a child under 12; null means the default price. */
  pricePerChild: quantity().default(null),
  date: futureDate(),
  time: timeOfDay().required('timeRequired'),
  trainingPlace: forTraining('trainingLocationRequired', TRAINING_LOCATIONS),
  location: address(),
  meats: chosen(),
  sides: chosen(),
  tools: chosen(),
  contentFocus: chosen(),
  notes: paragraph(1000).default(''),
  ...optionalFormFields(),
  diets: dietsAmong('adults', 'children'),
};

/** Form of the member's event builder. Validate with `context: { today }`. */
export const builderSchema = object({
  ...party,
  trainingType: forTraining('trainingTypeRequired', TRAINING_TYPES),
  // `online` is a separate location: an online training must be `online`, an in-person training must not be.
  trainingPlace: party.trainingPlace.test('fits', 'trainingLocationRequired', (place, { parent }) => {
    const { kind, trainingType }: { kind?: unknown; trainingType?: unknown } = parent as object;
    return kind !== 'training' || (trainingType === 'online') === (place === 'online');
  }),
  title: line(120).required('titleRequired'),
  description: paragraph(2000).required('descriptionRequired'),
  reusableUtensils: flag().default(false),
}).noUnknown();

export type BuilderForm = InferType<typeof builderSchema>;

/** Form of the booking wizard for a logged-in user. Validate with `context: { today }`. */
export const wizardSchema = object({ ...party, hostName: hostName(), email: emailAddress() }).noUnknown();

export type WizardForm = InferType<typeof wizardSchema>;

/** Body of a member's `POST /event` or `POST /training`: the builder's fields. The `kind` field distinguishes this body from the owner's. */
export const memberRequestSchema = builderSchema
  .concat(
    object({
      /** Total in dollars as shown to the member. Not trusted: the server recomputes the price. */
      totalCost: amount().default(null),
      language: string().oneOf([...LANGUAGES], 'notValid').default('fr'),
    }),
  )
  .noUnknown();

export type MemberRequest = InferType<typeof memberRequestSchema>;

/** Body of `POST /event?bypassReadAuth=true` without a token: the member's request plus contact information. */
export const unsignedRequestSchema = memberRequestSchema.concat(object({ contactInfo: object({ name: hostName(), email: emailAddress() }).noUnknown() })).noUnknown();

/** One of the member's own requests, as returned by `GET /member/requests`. */
export const ownRequestSchema = object({
  id: string().defined(),
  reference: string().defined(),
  /** Status of the request. A request that the owner has published has the status confirmed. */
  status: string().oneOf([...BOOKING_STATUSES]).defined(),
  createdAt: string().defined(),
  kind: string().oneOf([...REQUEST_KINDS]).defined(),
  /** Event type chosen on the booking page; null for any other request. */
  eventType: string().nullable().defined(),
  /** Title of the event; empty for a booking. */
  title: string().defined(),
  /** Local day and time; the time is empty when it is not known. */
  date: string().defined(),
  time: string().defined(),
  guests: number().defined(),
  diets: array(dietSchema.required()).defined(),
  /** Total in dollars; null while to be determined. */
  totalCost: number().nullable().defined(),
  taxesIncluded: flag().defined(),
  /** Id of the public event or training, once the owner has published the request; otherwise null. */
  publishedId: string().nullable().defined(),
});

export type OwnRequest = InferType<typeof ownRequestSchema>;
export const ownRequestsSchema = array(ownRequestSchema).defined();
