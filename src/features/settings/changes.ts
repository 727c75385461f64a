import { getIn } from 'formik';
import { youTubeId } from '../../contract/media';
import type { Film, Settings } from '../../contract/settings';
import type { Change, ChangeTexts } from './change';
import { formatValue } from './formatValue';
import type { FieldGroup, SettingsField } from './fields';
import { listChanges } from './listChanges';
import type { FormPart } from './parts';
import { presetChanges } from './presetChanges';
import { rowChanges } from './rowChanges';

type Value = Settings[FormPart] | Record<string, unknown>;

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? '') === JSON.stringify(other ?? '');

function labelOf({ name, kind, label: ownLabel }: SettingsField, { name: group, labelsNeedTitle }: FieldGroup, { language, lookup }: ChangeTexts): string {
  const label = ownLabel?.[language] ?? lookup(`fields.${kind === 'hours' ? `${name}.open` : name}.label`) ?? name;
  return labelsNeedTitle ? `${lookup(`groups.${group}.title`) ?? group} – ${label}` : label;
}

const FILM_FIELDS = [
  { name: 'title.fr', kind: 'line' },
  { name: 'title.en', kind: 'line' },
  { name: 'description.fr', kind: 'line' },
  { name: 'description.en', kind: 'line' },
  { name: 'seconds', kind: 'whole', unit: 'seconds' },
] as const satisfies readonly SettingsField[];

type ListedFilm = Omit<Film, 'seconds'> & { seconds: unknown };

/** Id of a film; its own text while the link is still being typed. */
const idOf = ({ videoId }: ListedFilm): string => youTubeId(videoId) ?? videoId;
const filmsIn = (value: Value): readonly ListedFilm[] => (value as { films: readonly ListedFilm[] }).films;

/** Lists the films that were added, removed, changed or moved. Films are recognized by their video. */
function filmChanges(before: readonly ListedFilm[], after: readonly ListedFilm[], { language, t, tOfFilms }: ChangeTexts): Change[] {
  const nameOf = (film: ListedFilm) => film.title[language] || film.name || idOf(film);
  const label = (film: ListedFilm) => tOfFilms('changes.film', { title: nameOf(film) });
  return rowChanges(before, after, {
    idOf,
    nameOf,
    label,
    order: tOfFilms('changes.order'),
    state: () => tOfFilms('changes.present'),
    absent: tOfFilms('changes.absent'),
    edits: (old, film) =>
      FILM_FIELDS.filter(({ name }) => !same(getIn(old, name), getIn(film, name))).map((field) => ({
        label: `${label(film)} – ${tOfFilms(`fields.films.${field.name}.label`)}`,
        before: formatValue(field, getIn(old, field.name), language, t),
        after: formatValue(field, getIn(film, field.name), language, t),
      })),
  });
}

/** Lists the values of a part that differ, in the order of its form. Values may be stored ones or those of a form. */
export function changesOf(part: FormPart, groups: readonly FieldGroup[], before: Value, after: Value, texts: ChangeTexts): Change[] {
  if (part === 'films') return filmChanges(filmsIn(before), filmsIn(after), texts);
  if (part === 'lists') return listChanges(before as Settings['lists'], after as Settings['lists'], texts);
  if (part === 'linePresets') return presetChanges((before as Settings['linePresets']).presets, (after as Settings['linePresets']).presets, texts);
  return groups.flatMap((group) =>
    group.fields
      .filter(({ name }) => !same(getIn(before, name), getIn(after, name)))
      .map((field) => ({
        label: labelOf(field, group, texts),
        before: formatValue(field, getIn(before, field.name), texts.language, texts.t),
        after: formatValue(field, getIn(after, field.name), texts.language, texts.t),
      })),
  );
}
