import type { EventFields } from '../../src/contract/eventSchema';
import { isLanguage, type Language } from '../../src/contract/language';
import type { MemberRequest } from '../../src/contract/memberRequest';
import { resolveSideId } from '../../src/contract/selections';
import type { Side } from '../../src/contract/side';
import type { TrainingFields } from '../../src/contract/trainingSchema';

/** Event or training that a request asks for, excluded from every public list until the owner publishes it. */
export interface MemberResource {
  resource: 'event' | 'training';
  fields: object;
  title: string;
  description: string;
}

/** Returns a text in its original language with the other language empty, so that the owner sees the missing translation. */
const inOneLanguage = <Name extends string>(name: Name, text: string, language: Language) =>
  ({ [`${name}_fr`]: language === 'fr' ? text : '', [`${name}_en`]: language === 'en' ? text : '' }) as Record<`${Name}_${Language}`, string>;

const unique = (values: readonly string[]): string[] => [...new Set(values)];

/** Returns the sides of the chosen sides and variations. */
export const baseSideIds = (ids: readonly string[], sides: readonly Side[]): string[] => unique(ids.flatMap((id) => resolveSideId(id, sides)?.side.id ?? []));

/**
 * Returns the event or training that a member's request asks for, as a catalogue entry for the owner to publish.
 * Contains no address: a home address stays in the request, which only the owner can read.
 */
export function memberResource(request: MemberRequest, sides: readonly Side[]): MemberResource {
  const { kind, title, description, date, time, adults, children, meats, tools, contentFocus } = request;
  const language = isLanguage(request.language) ? request.language : 'fr';
  const texts = inOneLanguage('description', description, language);
  if (kind === 'event') {
    const fields: EventFields = {
      ...inOneLanguage('name', title, language),
      ...texts,
      location: '',
      date,
      time,
      startDate: '',
      endDate: '',
      price: null,
      basePrice: null,
      maxParticipants: null,
      capacity: null,
      meatsOffered: meats,
      sidesOffered: baseSideIds(request.sides, sides),
      numberOfGuests: adults,
      numberOfChildren: children,
      reusableUtensils: request.reusableUtensils,
      imageUrl: '',
      isActive: false,
    sample: false,
      visibility: 'public',
    };
    return { resource: 'event', fields, title, description };
  }
  const fields: TrainingFields = {
    ...inOneLanguage('title', title, language),
    ...texts,
    duration: '',
    location: request.trainingPlace,
    price: null,
    basePrice: null,
    included_fr: '',
    included_en: '',
    instructorName: '',
    instructorBio_fr: '',
    instructorBio_en: '',
    displayOrder: null,
    contentFocus,
    meatsCovered: meats,
    toolsUsed: tools,
    type: request.trainingType === 'online' ? 'online' : 'in-person',
    eventDateTime: `${date}T${time}`,
    meetingUrl: '',
    capacity: adults + children,
    imageUrl: '',
    isActive: false,
    sample: false,
    visibility: 'public',
  };
  return { resource: 'training', fields, title, description };
}
