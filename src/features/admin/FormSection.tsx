import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useId } from 'react';
import { longWordStyles } from '../../components/longWordStyles';
import { useLanguage } from '../../i18n/LanguageProvider';
import { FieldInput } from './FieldInput';
import { isBilingual } from './fields';
import type { FieldGroup, Values } from './manifest';
import { textsIn } from './textsIn';

export interface FormSectionProps {
  group: FieldGroup;
  isNew: boolean;
}

/** Group of form fields, with its title on one side and the fields on the other. */
export function FormSection({ group, isNew }: FormSectionProps) {
  const language = useLanguage();
  const { values } = useFormikContext<Values>();
  const title = useId();
  const note = group.note?.(values) ?? null;
  return (
    <Box
      component="section"
      aria-labelledby={title}
      sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 13rem) minmax(0, 1fr)' }, columnGap: 8, rowGap: 5, p: { xs: 4, sm: 6 }, bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <Box>
        <Typography id={title} variant="h4" component="h2" sx={longWordStyles}>
          {textsIn(group.title, language)}
        </Typography>
        {group.hint && (
          <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
            {textsIn(group.hint, language)}
          </Typography>
        )}
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }, columnGap: 4, rowGap: 6, alignItems: 'start' }}>
        {group.fields
          .filter(({ when }) => when?.(values) ?? true)
          .map((field) => (
            <Box key={field.name} sx={{ minWidth: 0, ...((field.wide || isBilingual(field) || field.kind === 'choice') && { gridColumn: '1 / -1' }) }}>
              <FieldInput field={field} isNew={isNew} />
            </Box>
          ))}
        {note && (
          <Typography role="status" variant="body2" sx={{ gridColumn: '1 / -1', fontWeight: 650 }}>
            {textsIn(note, language)}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
