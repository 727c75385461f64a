import type { IllustrationName } from '../../components/illustration/drawings';
import type { Language, Text } from '../../contract/language';
import type { ResourceName } from '../../contract/paths';
import type { ApiRecord } from '../../contract/apiRecord';
import type { Column } from './column';

/** Resources with their own screens. Texts have a separate screen. */
export type AdminResourceName = Exclude<ResourceName, 'content'>;

/** Resources that events and trainings refer to. */
export type RelatedResourceName = 'meat' | 'side' | 'tool' | 'contentfocus';

/** Form values by name during input; a number may still be text. */
export type Values = Record<string, unknown>;

interface FieldBase {
  /** Name in the contract's schema. For bilingual texts, without the suffix `_fr` or `_en`. */
  name: string;
  label: Text;
  hint?: Text;
  /** Replaces the hint when the record already exists. */
  editHint?: Text;
  required?: true;
  /** Alternative names under which the value may be stored. The value is written back to the name under which it was found. */
  synonyms?: readonly string[];
  /** Condition for showing the field. */
  when?: (values: Values) => boolean;
  /** Whether the field takes the full width of its group. */
  wide?: true;
}

export interface Option {
  value: string;
  label: Text;
  /** Meaning of the option, if the label does not explain it. */
  description?: Text;
}

/** Field of a form and of a detail page. */
export type Field = FieldBase &
  (
    | { kind: 'line'; bothLanguages?: true }
    | { kind: 'paragraph'; bothLanguages?: true }
    /** Address, or a key such as `at_premises`. */
    | { kind: 'place' }
    | { kind: 'email' | 'password' | 'day' | 'time' | 'moment' | 'flag' | 'picture' | 'address' | 'variations' }
    /** Amount in dollars, per unit. */
    | { kind: 'money'; unit: Text }
    /** Quantity in kilograms or servings, per unit. */
    | { kind: 'quantity'; unit: Text }
    | { kind: 'whole'; max: number; unit?: Text }
    | { kind: 'choice'; options: readonly Option[] }
    /** Ids of records of another resource. */
    | { kind: 'ids'; of: RelatedResourceName }
    /** Visibility of the record: its `visibility` and `isActive` as one choice. */
    | { kind: 'showing' }
  );

export interface FieldGroup {
  title: Text;
  /** Information for the owner before filling in the group. */
  hint?: Text;
  fields: readonly Field[];
  /** Returns a note derived from the values. */
  note?: (values: Values) => Text | null;
}

/** Definition of a resource in the back office, from which its list, form and detail page are built. */
export interface Manifest {
  resource: AdminResourceName;
  /** Illustration of an empty list. */
  drawing: IllustrationName;
  texts: {
    /** Singular in lower case: "événement". */
    one: Text;
    /** Title of the form for a new record: "Nouvel événement". */
    create: Text;
  };
  /** Returns a record's name for lists and headings. */
  nameOf: (row: ApiRecord, language: Language) => string;
  /** Description of the searchable content, if the search covers more than a bilingual name. */
  finds?: Text;
  columns: readonly Column[];
  groups: readonly FieldGroup[];
}
