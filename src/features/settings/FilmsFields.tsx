import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { SettingsSection } from '../../components/form/SettingsSection';
import { useRows } from '../../components/form/useRows';
import { visuallyHidden } from '../../components/visuallyHidden';
import { useText } from '../../i18n/useText';
import { FilmRow } from './FilmRow';
import { filmsTexts } from './filmTexts';
import { emptyFilm, type FilmValues } from './values';

const NAME = 'films';

/** Films of the gallery, one per row: add, remove and reorder. */
export function FilmsFields() {
  const t = useText(filmsTexts);
  const { id, value, error, helperText, message, add, remove, move } = useRows<FilmValues>(NAME, {
    empty: emptyFilm,
    first: 'videoId',
    removed: t('rows.removed'),
    moved: (number, count) => t('rows.moved', { number, count }),
  });
  return (
    <SettingsSection title={t('groups.films.title')}>
      {value.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{t('rows.none')}</Typography>}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {value.map((film, index) => (
          <FilmRow key={film.key} name={`${NAME}.${index}`} index={index} count={value.length} onMove={(by) => move(index, by)} onRemove={() => remove(index)} />
        ))}
      </Box>
      <Button id={id} variant="outlined" startIcon={<AddIcon />} onClick={add} sx={{ mt: 4 }} {...(helperText && { 'aria-describedby': `${id}-helper` })}>
        {t('rows.add')}
      </Button>
      {helperText && (
        <Typography id={`${id}-helper`} variant="body2" sx={{ mt: 2, color: error ? 'error.main' : 'text.secondary' }}>
          {helperText}
        </Typography>
      )}
      <Box role="status" sx={visuallyHidden}>
        {message}
      </Box>
    </SettingsSection>
  );
}
