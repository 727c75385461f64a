import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import OpenInNew from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { AmountInput } from '../../components/form/AmountInput';
import { TextInput } from '../../components/form/TextInput';
import { useField } from '../../components/form/useField';
import { arrowId } from '../../components/form/useRows';
import { filmAddress, youTubeId } from '../../contract/media';
import { LANGUAGES, LOCALES } from '../../contract/language';
import { useText } from '../../i18n/useText';
import { filmsTexts } from './filmTexts';
import { isSampleFilm } from './summaries';
import { settingsTexts } from './texts';

export interface FilmRowProps {
  /** Form path of the row, such as `films.2`. */
  name: string;
  index: number;
  count: number;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** Input props by language, created once, so that the memoized inputs do not re-render. */
const IN_LANGUAGE = { fr: { lang: LOCALES.fr }, en: { lang: LOCALES.en } } as const;

/** Drops the texts of a sample film once it has the owner's own link, so that the owner gives it titles. */
function useOwnTexts(name: string, link: string): boolean {
  const { value: sample, setValue } = useField<string>(`${name}.name`);
  const former = useRef(link);
  useEffect(() => {
    if (sample !== '' && link !== former.current && !isSampleFilm({ videoId: link })) setValue('');
    former.current = link;
  }, [link, sample, setValue]);
  return sample !== '';
}

/** Film of the gallery: its link, titles, descriptions and length, and its place among the others. */
export function FilmRow({ name, index, count, onMove, onRemove }: FilmRowProps) {
  const t = useText(settingsTexts);
  const tOfFilms = useText(filmsTexts);
  const { value: link } = useField<string>(`${name}.videoId`);
  const hasSampleTexts = useOwnTexts(name, link);
  const sample = isSampleFilm({ videoId: link });
  const videoId = sample ? null : youTubeId(link);
  const number = index + 1;
  return (
    <Box component="li" sx={{ py: 5, display: 'grid', gap: 5, '& + &': { borderTop: 1, borderColor: 'divider' }, '&:first-of-type': { pt: 0 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, minHeight: 44 }}>
        <Typography component="h3" variant="body1" sx={{ fontWeight: 650 }}>
          {tOfFilms('rows.row', { number })}
        </Typography>
        {sample && <Chip size="small" color="warning" variant="outlined" label={t('toReplace')} />}
        <Box sx={{ display: 'flex', gap: 1, ml: 'auto', mr: { xs: 0, sm: -2 } }}>
          <IconButton id={arrowId(name, 'up')} disabled={index === 0} onClick={() => onMove(-1)} aria-label={tOfFilms('rows.up', { number })}>
            <ArrowUpward />
          </IconButton>
          <IconButton id={arrowId(name, 'down')} disabled={number === count} onClick={() => onMove(1)} aria-label={tOfFilms('rows.down', { number })}>
            <ArrowDownward />
          </IconButton>
          <IconButton onClick={onRemove} aria-label={tOfFilms('rows.remove', { number })}>
            <DeleteOutlined />
          </IconButton>
        </Box>
      </Box>
      <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 11rem' }, alignItems: 'start' }}>
        <Box>
          <TextInput name={`${name}.videoId`} type="url" required />
          {videoId !== null && (
            <Link href={filmAddress(videoId)} target="_blank" rel="noreferrer" variant="body2" aria-label={`${tOfFilms('rows.watch')} (${number})`} sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, minHeight: 44, ml: 3.5 }}>
              {tOfFilms('rows.watch')}
              <OpenInNew aria-hidden sx={{ fontSize: '1.1em' }} />
            </Link>
          )}
        </Box>
        <AmountInput name={`${name}.seconds`} unit={t('units.seconds')} integer />
      </Box>
      {sample && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {tOfFilms('rows.sample')} {hasSampleTexts && tOfFilms('rows.ownTexts')}
        </Typography>
      )}
      <Box sx={{ display: 'grid', columnGap: 5, rowGap: 6, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }, alignItems: 'start' }}>
        {(['title', 'description'] as const).flatMap((field) =>
          LANGUAGES.map((language) => <TextInput key={`${field}.${language}`} name={`${name}.${field}.${language}`} required={field === 'title' && !hasSampleTexts} inputProps={IN_LANGUAGE[language]} />),
        )}
      </Box>
    </Box>
  );
}
