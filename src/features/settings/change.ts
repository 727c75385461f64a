import type { Language } from '../../contract/language';
import type { Translate } from '../../i18n/useText';
import type { filmsTexts } from './filmTexts';
import type { SettingsTranslate } from './formatValue';
import type { listsTexts } from './listsTexts';
import type { linePresetsTexts } from './proposalsTexts';

/** Changed value of a part, as the owner reads it. */
export interface Change {
  label: string;
  before: string;
  after: string;
}

/** Texts that the list of changes needs. */
export interface ChangeTexts {
  language: Language;
  t: SettingsTranslate;
  tOfFilms: Translate<(typeof filmsTexts)['tree']>;
  tOfLists: Translate<(typeof listsTexts)['tree']>;
  tOfPresets: Translate<(typeof linePresetsTexts)['tree']>;
  /** Returns a text of the part by name; undefined for an unknown name. */
  lookup: (name: string) => string | undefined;
}
