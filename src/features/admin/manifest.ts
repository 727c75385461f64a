import type { Language, Text } from '../../contract/language';
import type { ResourceName } from '../../contract/paths';
import type { Row } from '../../contract/row';
import type { Column } from './column';

/** The resources with screens of their own; the texts have another. */
export type ManagedName = Exclude<ResourceName, 'content'>;

/** Those that an event or a training is made of. */
export type LinkedName = 'meat' | 'side' | 'tool' | 'contentfocus';

/** The form's values by name, as they are being typed: a figure may still be text. */
export type Values = Record<string, unknown>;

interface FieldBase {
  /** As the contract's schema calls it; of a text in both languages, without its `_fr` and `_en`. */
  name: string;
  label: Text;
  hint?: Text;
  /** Said instead of the hint where the thing exists already. */
  editHint?: Text;
  required?: true;
  /** Other names under which the same may be stored; what was read there is written there. */
  synonyms?: readonly string[];
  /** Only asked while this holds. */
  when?: (values: Values) => boolean;
  /** Takes the whole width of its group. */
  wide?: true;
}

export interface Option {
  value: string;
  label: Text;
  /** What choosing it means, where the word does not say it. */
  description?: Text;
}

/** One thing that a form asks and a detail page tells. */
export type Field = FieldBase &
  (
    | { kind: 'line'; bothLanguages?: true }
    | { kind: 'paragraph'; bothLanguages?: true }
    | { kind: 'email' | 'password' | 'day' | 'time' | 'moment' | 'flag' | 'picture' | 'address' | 'variations' }
    /** Dollars, by what. */
    | { kind: 'money'; unit: Text }
    /** Kilograms or servings, by what. */
    | { kind: 'quantity'; unit: Text }
    | { kind: 'whole'; max: number; unit?: Text }
    | { kind: 'choice'; options: readonly Option[] }
    /** Several things of another resource. */
    | { kind: 'ids'; of: LinkedName }
    /** Whether and to whom a thing is shown: its `visibility` and its `isActive` as one choice. */
    | { kind: 'showing' }
  );

export interface FieldGroup {
  title: Text;
  /** What an owner should know before filling it in. */
  hint?: Text;
  fields: readonly Field[];
  /** What follows from what is filled in. */
  note?: (values: Values) => Text | null;
}

/** All that the back office knows of a resource: its list, its form and its detail page are made of this. */
export interface Manifest {
  resource: ManagedName;
  /** Under `/{lang}/admin`. */
  path: 'events' | 'trainings' | 'users' | 'meats' | 'tools' | 'contentfocus' | 'sides';
  /** Whether one thing has a page to be read on. */
  detail: boolean;
  texts: {
    /** "événement", with a small letter. */
    one: Text;
    /** "Événements", as a heading. */
    many: Text;
    /** "Nouvel événement". */
    create: Text;
  };
  /** What a thing is called, in a list and in a heading. */
  nameOf: (row: Row, language: Language) => string;
  /** What its list can be searched by, where that is no name in two languages. */
  finds?: Text;
  columns: readonly Column[];
  groups: readonly FieldGroup[];
}
