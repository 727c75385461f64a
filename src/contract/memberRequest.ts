import { array, number, object, string, type InferType } from 'yup';
import { adults, BOOKING_STATUSES, children, chosen, comingDay, EVENT_TYPE_NAMES, hostName } from './booking';
import { dietsAmong, dietSchema } from './diets';
import { TRAINING_LOCATIONS, TRAINING_TYPES } from './business';
import { amount, emailAddress, flag, line, paragraph, quantity, telephone, timeOfDay } from './fields';
import { LANGUAGES } from './language';

/** What a member can ask for: an event of their own, or a training of their own. */
export const REQUEST_KINDS = ['event', 'training'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];
export const isRequestKind = (name: string): name is RequestKind => REQUEST_KINDS.some((kind) => kind === name);

const forTraining = (needed: string, names: readonly string[]) =>
  line(40)
    .default('')
    .when('kind', { is: 'training', then: (schema) => schema.required(needed).oneOf([...names], needed) });

/** An event's place is its address; a training has a key, and an address when it is at home. */
const address = () =>
  line(300)
    .default('')
    .when(['kind', 'trainingPlace'], ([kind, place]: unknown[], schema) => {
      if (kind === 'event') return schema.required('locationRequired');
      return place === 'at_home' ? schema.required('addressRequired') : schema;
    });

/** What the builder and the booking wizard both ask. */
const party = {
  kind: string().oneOf([...REQUEST_KINDS], 'kindRequired').required('kindRequired'),
  adults: adults(),
  children: children(),
  /** Dollars for a child under 12; null stands for the usual price. */
  pricePerChild: quantity().default(null),
  date: comingDay(),
  time: timeOfDay().required('timeRequired'),
  trainingPlace: forTraining('trainingLocationRequired', TRAINING_LOCATIONS),
  location: address(),
  meats: chosen(),
  sides: chosen(),
  tools: chosen(),
  contentFocus: chosen(),
  notes: paragraph(1000).default(''),
  telephone: telephone().default(''),
  diets: dietsAmong('adults', 'children'),
};

/** What the member's builder asks. Validate with `context: { today }`. */
export const builderSchema = object({
  ...party,
  trainingType: forTraining('trainingTypeRequired', TRAINING_TYPES),
  // Online is a place of its own: what is online is nowhere else, and what is in person is somewhere.
  trainingPlace: party.trainingPlace.test('fits', 'trainingLocationRequired', (place, { parent }) => {
    const { kind, trainingType }: { kind?: unknown; trainingType?: unknown } = parent as object;
    return kind !== 'training' || (trainingType === 'online') === (place === 'online');
  }),
  title: line(120).required('titleRequired'),
  description: paragraph(2000).required('descriptionRequired'),
  reusableUtensils: flag().default(false),
}).noUnknown();

export type BuilderForm = InferType<typeof builderSchema>;

/** What the booking wizard asks a signed-in person. Validate with `context: { today }`. */
export const wizardSchema = object({ ...party, hostName: hostName(), email: emailAddress() }).noUnknown();

export type WizardForm = InferType<typeof wizardSchema>;

/** A member's `POST /event` or `POST /training`: the builder's fields, told from the owner's by their `kind`. */
export const memberRequestSchema = builderSchema
  .concat(
    object({
      /** Dollars, as the member saw it. Never believed: the server counts again. */
      totalCost: amount().default(null),
      language: string().oneOf([...LANGUAGES], 'notValid').default('fr'),
    }),
  )
  .noUnknown();

export type MemberRequest = InferType<typeof memberRequestSchema>;

/** `POST /event?bypassReadAuth=true` without a token: the same, and whom to answer. */
export const unsignedRequestSchema = memberRequestSchema.concat(object({ contactInfo: object({ name: hostName(), email: emailAddress() }).noUnknown() })).noUnknown();

/** One of one's own requests, as `GET /member/requests` answers it. */
export const ownRequestSchema = object({
  id: string().defined(),
  reference: string().defined(),
  /** A request that the owner has published reads as confirmed. */
  status: string().oneOf([...BOOKING_STATUSES]).defined(),
  createdAt: string().defined(),
  kind: string().oneOf([...REQUEST_KINDS]).defined(),
  /** The type asked for on the booking page; null for anything else. */
  eventType: string().oneOf([...EVENT_TYPE_NAMES]).nullable().defined(),
  /** Empty for a booking. */
  title: string().defined(),
  /** Local day and time; the time is empty when it is not known. */
  date: string().defined(),
  time: string().defined(),
  guests: number().defined(),
  diets: array(dietSchema.required()).defined(),
  /** Dollars; null when to be determined. */
  totalCost: number().nullable().defined(),
  taxesIncluded: flag().defined(),
  /** The event or training that everybody sees, once the owner has published it. */
  publishedId: string().nullable().defined(),
});

export type OwnRequest = InferType<typeof ownRequestSchema>;
export const ownRequestsSchema = array(ownRequestSchema).defined();
