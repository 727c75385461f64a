import type { MemberRequest } from '../../src/contract/memberRequest';
import { EMPTY_OPTIONAL } from '../../src/contract/optionalFields';

/** Builds a valid request for an event. */
export const eventRequest = (changes: Partial<MemberRequest> = {}): MemberRequest => ({
  kind: 'event',
  trainingType: '',
  adults: 10,
  children: 2,
  pricePerChild: null,
  date: '2027-06-19',
  time: '17:30',
  trainingPlace: '',
  location: '12, rue Saint-Paul, Upton',
  title: 'Les cinquante ans de Julie',
  description: 'Un méchoui dans la cour, les enfants autour du feu.',
  meats: ['brisket'],
  sides: ['mac', 'mac-1'],
  tools: [],
  contentFocus: [],
  reusableUtensils: true,
  notes: 'La cour est en pente.',
  ...EMPTY_OPTIONAL,
  totalCost: 500,
  language: 'fr',
  ...changes,
});

/** Builds a valid request for a training. */
export const trainingRequest = (changes: Partial<MemberRequest> = {}): MemberRequest =>
  eventRequest({ kind: 'training', trainingType: 'in-person', trainingPlace: 'at_premises', location: '', title: 'Brisket entre voisins', sides: [], tools: ['tongs'], contentFocus: ['fire'], reusableUtensils: false, ...changes });
