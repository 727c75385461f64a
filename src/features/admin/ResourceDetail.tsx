import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ResourceRecord } from '../../api/resources';
import { LANGUAGES, LOCALES } from '../../contract/language';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { isBilingual } from './fields';
import { FieldValue } from './FieldValue';
import { formTexts } from './formTexts';
import type { Field, FieldGroup, Manifest, Values } from './manifest';
import { valuesOf } from './values';
import { textsIn } from './textsIn';

export interface ResourceDetailProps {
  manifest: Manifest;
  record: ResourceRecord;
}

/** Text in both languages, side by side. A missing translation is marked. */
function BothLanguages({ field, values }: { field: Field; values: Values }) {
  const t = useText(formTexts);
  const texts = LANGUAGES.map((language) => ({ language, text: values[`${field.name}_${language}`] }));
  const hasAny = texts.some(({ text }) => text !== '');
  return (
    <Box sx={{ display: 'grid', columnGap: 6, rowGap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}>
      {texts.map(({ language, text }) => (
        <Box key={language} lang={LOCALES[language]} sx={{ minWidth: 0 }}>
          <Typography component="span" aria-hidden variant="caption" sx={{ color: 'text.secondary', mr: 2 }}>
            {language.toUpperCase()}
          </Typography>
          {hasAny && text === '' ? <Chip size="small" variant="outlined" color="warning" label={t('translation.one')} /> : <FieldValue field={field} value={text} />}
        </Box>
      ))}
    </Box>
  );
}

function Group({ group, values }: { group: FieldGroup; values: Values }) {
  const language = useLanguage();
  const title = useId();
  const note = group.note?.(values) ?? null;
  const fields = group.fields.filter(({ kind, when }) => kind !== 'password' && (when?.(values) ?? true));
  return (
    <Box component="section" aria-labelledby={title} sx={{ p: { xs: 4, sm: 6 }, bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 1 }}>
      <Typography id={title} variant="h4" component="h2" sx={{ mb: 3 }}>
        {textsIn(group.title, language)}
      </Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 13rem) minmax(0, 1fr)' }, columnGap: 6 }}>
        {fields.map((field) => (
          <Box key={field.name} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="body2" sx={{ pt: 3, color: 'text.secondary' }}>
              {textsIn(field.label, language)}
            </Typography>
            <Box component="dd" sx={{ m: 0, pt: { xs: 0, sm: 3 }, minWidth: 0 }}>
              {isBilingual(field) ? <BothLanguages field={field} values={values} /> : <FieldValue field={field} value={values[field.name]} />}
            </Box>
          </Box>
        ))}
      </Box>
      {note && <Typography sx={{ mt: 4, fontWeight: 650 }}>{textsIn(note, language)}</Typography>}
    </Box>
  );
}

/** Read-only view of a record: every field of its manifest, with both languages where applicable. */
export function ResourceDetail({ manifest, record }: ResourceDetailProps) {
  const language = useLanguage();
  const values = valuesOf(manifest, record);
  return (
    <Box sx={{ display: 'grid', gap: { xs: 4, md: 6 } }}>
      {manifest.groups.map((group) => (
        <Group key={group.title[language]} group={group} values={values} />
      ))}
    </Box>
  );
}
