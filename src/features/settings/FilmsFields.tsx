import { useText } from '../../i18n/useText';
import { FilmRow } from './FilmRow';
import { filmsTexts } from './filmTexts';
import { RowsSection } from './RowsSection';
import { emptyFilm, type FilmValues } from './values';

/** Films of the gallery, one per row: add, remove and reorder. */
export function FilmsFields() {
  const t = useText(filmsTexts);
  return (
    <RowsSection<FilmValues>
      name="films"
      title={t('groups.films.title')}
      emptySentence={t('rows.none')}
      addLabel={t('rows.add')}
      empty={emptyFilm}
      first="videoId"
      removed={t('rows.removed')}
      moved={(number, count) => t('rows.moved', { number, count })}
      renderRow={(film, row) => <FilmRow key={film.key} {...row} />}
    />
  );
}
