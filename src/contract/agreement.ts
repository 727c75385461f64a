import type { Diet } from './diets';
import type { Language, Text } from './language';
import type { TrainingLocation } from './trainingLocation';

/*
 * Content of a proposal, which an acceptance fixes. The content is complete and in both languages, so that a paper stays readable when the catalogue, the
 * settings or the terms change. All amounts are in whole cents.
 */

/** Layout of the content. Increment it when a key changes its meaning: stored contents keep theirs. */
export const AGREEMENT_LAYOUT = 1;

/** Line of the price before taxes. */
export interface AgreedLine {
  id: string;
  name: Text;
  cents: number;
  /** Local day of the prices, for a line that was added after the request; null for a line of the request. */
  pricedOn: string | null;
}

/** Dish, tool or topping. */
export interface AgreedItem {
  id: string;
  kind: 'meat' | 'side' | 'tool' | 'topping' | 'contentFocus';
  name: Text;
}

export interface AgreementContent {
  layout: typeof AGREEMENT_LAYOUT;
  reference: string;
  /** Language of the customer. */
  language: Language;
  business: { name: string; legalName: string; street: string; town: string; postalCode: string; phone: string; email: string; gstNumber: string; qstNumber: string };
  customer: { name: string; email: string; telephone: string };
  event: {
    type: Text;
    /** Title that a member gave to their own event; empty for a booking. */
    title: string;
    /** Local day, and time as `HH:mm`; the time is empty when it is not known. */
    date: string;
    time: string;
    place: string;
    /** Location of a training; null for other types. */
    trainingPlace: TrainingLocation | null;
    adults: number;
    children: number;
    reusableUtensils: boolean;
  };
  items: AgreedItem[];
  diets: Diet[];
  lines: AgreedLine[];
  subtotalCents: number;
  gstCents: number;
  qstCents: number;
  totalCents: number;
  /** Included services, in the owner's words. */
  included: Text;
  terms: { version: number; text: Text };
}

export const PROPOSAL_KINDS = ['proposal', 'amendment'] as const;
export type ProposalKind = (typeof PROPOSAL_KINDS)[number];

/** Stored states. An open proposal whose last day is past is shown as `expired`. */
export const PROPOSAL_STATES = ['open', 'accepted', 'replaced', 'withdrawn'] as const;
export type StoredProposalState = (typeof PROPOSAL_STATES)[number];
export type ProposalState = StoredProposalState | 'expired';

/** Ways to agree: through the link, in words noted by the owner, or none needed (an amendment that counts at once). */
export const ACCEPTANCE_WAYS = ['link', 'spoken', 'notNeeded'] as const;
export type AcceptanceWay = (typeof ACCEPTANCE_WAYS)[number];

export const PARTIES = ['owner', 'customer'] as const;
export type Party = (typeof PARTIES)[number];

/** Returns the state of a proposal on a day. @param today local day */
export const proposalState = ({ state, validUntil }: { state: StoredProposalState; validUntil: string }, today: string): ProposalState => (state === 'open' && validUntil < today ? 'expired' : state);

/** Whether a change of something agreed counts at once. A dearer one that was not asked for waits for the customer's yes. */
export const countsAtOnce = ({ askedBy, before, after }: { askedBy: Party; before: Pick<AgreementContent, 'totalCents'>; after: Pick<AgreementContent, 'totalCents'> }): boolean =>
  askedBy === 'customer' || after.totalCents <= before.totalCents;

/** Facts of the content that can differ, in the order in which papers show them. */
export const AGREED_FACTS = ['customer', 'type', 'date', 'time', 'place', 'guests', 'items', 'diets', 'utensils', 'included', 'terms'] as const;
export type AgreedFact = (typeof AGREED_FACTS)[number];

const factsOf = ({ customer, event, items, diets, included, terms }: AgreementContent): Record<AgreedFact, unknown> => ({
  customer,
  type: [event.type, event.title],
  date: event.date,
  time: event.time,
  place: [event.place, event.trainingPlace],
  guests: [event.adults, event.children],
  items,
  diets,
  utensils: event.reusableUtensils,
  included,
  terms,
});

/** Returns the facts that differ between two contents. */
export function changedFacts(before: AgreementContent, after: AgreementContent): AgreedFact[] {
  const [was, is] = [factsOf(before), factsOf(after)];
  return AGREED_FACTS.filter((fact) => JSON.stringify(was[fact]) !== JSON.stringify(is[fact]));
}

/** Line of two contents; null on the side of the content that has no such line. */
export interface ChangedLine {
  id: string;
  name: Text;
  before: number | null;
  after: number | null;
}

/** Returns the lines whose price or name differs between two contents, in the order of the newer one. Removed lines come last. */
export function changedLines(before: Pick<AgreementContent, 'lines'>, after: Pick<AgreementContent, 'lines'>): ChangedLine[] {
  const was = new Map(before.lines.map((line) => [line.id, line]));
  const is = new Set(after.lines.map(({ id }) => id));
  const isSame = ({ id, name, cents }: AgreedLine): boolean => {
    const old = was.get(id);
    return old !== undefined && old.cents === cents && old.name.fr === name.fr && old.name.en === name.en;
  };
  return [
    ...after.lines.filter((line) => !isSame(line)).map(({ id, name, cents }) => ({ id, name, before: was.get(id)?.cents ?? null, after: cents })),
    ...before.lines.filter(({ id }) => !is.has(id)).map(({ id, name, cents }) => ({ id, name, before: cents, after: null })),
  ];
}
