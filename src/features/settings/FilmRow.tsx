import OpenInNew from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { AmountInput } from '../../components/form/AmountInput';
import { TextInput } from '../../components/form/TextInput';
import { useField } from '../../components/form/useField';
import { filmAddress, youTubeId } from '../../contract/media';
import { LANGUAGES, LOCALES } from '../../contract/language';
import { useText } from '../../i18n/useText';
import { filmsTexts } from './filmTexts';
import { RowHead, type RowProps } from './RowHead';
import { isSampleFilm } from './summaries';
import { settingsTexts } from './texts';

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
export function FilmRow(row: RowProps) {
  const { name, index } = row;
  const t = useText(settingsTexts);
  const tOfFilms = useText(filmsTexts);
  const { value: link } = useField<string>(`${name}.videoId`);
  const hasSampleTexts = useOwnTexts(name, link);
  const sample = isSampleFilm({ videoId: link });
  const videoId = sample ? null : youTubeId(link);
  const number = index + 1;
  return (
    <Box component="li" sx={{ py: 5, display: 'grid', gap: 5, '& + &': { borderTop: 1, borderColor: 'divider' }, '&:first-of-type': { pt: 0 } }}>
      <RowHead {...row} title={tOfFilms('rows.row', { number })} upLabel={tOfFilms('rows.up', { number })} downLabel={tOfFilms('rows.down', { number })} removeLabel={tOfFilms('rows.remove', { number })}>
        {sample && <Chip size="small" color="warning" variant="outlined" label={t('toReplace')} />}
      </RowHead>
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
