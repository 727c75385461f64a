import type { Language, Text } from '../../contract/language';
import type { Texts, TextName } from '../../i18n/texts';
import type { settingsTexts } from './texts';

export type UnitName = keyof (typeof settingsTexts)['tree']['units'];

/** Field of a part: how it is typed, and how its value is written in the list of changes. */
export interface SettingsField {
  /** Path of the value in the part, such as `reminderDays.first`. */
  name: string;
  /** `hours` are the hours of one weekday, which `WeekHours` shows; `choice` is one of a few named values. */
  kind: 'line' | 'paragraph' | 'money' | 'decimal' | 'whole' | 'degrees' | 'flag' | 'time' | 'hours' | 'choice';
  /** Label of a field that the owner names; other labels are in the part's texts. */
  label?: Text;
  unit?: UnitName;
  required?: boolean;
  /** Whether the field takes the whole width. */
  wide?: boolean;
  type?: 'email' | 'tel' | 'url';
  autoComplete?: string;
  /** Visible lines of a paragraph. */
  rows?: number;
  /** Language of the text that is typed. */
  lang?: Language;
  /** Meaning of an empty value. */
  whenEmpty?: TextName<(typeof settingsTexts)['tree']['values']>;
  /** Name of the flag that this field depends on. */
  when?: string;
}

/** Field with one input. */
export type SingleField = SettingsField & { kind: Exclude<SettingsField['kind'], 'hours' | 'choice'> };

export const isSingle = (field: SettingsField): field is SingleField => field.kind !== 'hours' && field.kind !== 'choice';

/** Titled group of fields. Its texts are `groups.{name}.title` and `groups.{name}.hint`. */
export interface FieldGroup {
  name: string;
  fields: readonly SettingsField[];
  /** Whether the fields' labels are clear only below the group's title, so that the list of changes repeats it. */
  labelsNeedTitle?: boolean;
}

/** One part of the settings as a form. */
export interface PartForm {
  /** Texts with `title`, `lead`, `note`, the groups' titles and the fields' labels. */
  texts: Texts;
  groups: readonly FieldGroup[];
}
