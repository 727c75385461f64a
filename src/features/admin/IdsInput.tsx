import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useRelatedResources } from '../../api/useRelatedResources';
import { longWordStyles } from '../../components/longWordStyles';
import { useField } from '../../components/form/useField';
import { localizedOrId } from '../../contract/localized';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { formTexts } from './formTexts';
import type { RelatedResourceName } from './manifest';

export interface IdsInputProps {
  name: string;
  of: RelatedResourceName;
}

/** Checkboxes for records of another resource. The selection is kept even if the list fails to load. */
export function IdsInput({ name, of }: IdsInputProps) {
  const t = useText(formTexts);
  const language = useLanguage();
  const { id, label, value, setValue, onBlur, error, helperText } = useField<string[]>(name);
  const { data, error: failed, mutate } = useRelatedResources(of);
  const known = new Set(data?.map((resource) => resource.id));
  const options = (data ?? []).map((resource) => ({ id: resource.id, label: localizedOrId(resource.name, language, resource.id) }));
  const lost = value.filter((each) => !known.has(each)).map((each) => ({ id: each, label: data ? t('ids.unknown', { id: each }) : each }));
  const toggle = (each: string) => setValue(value.includes(each) ? value.filter((other) => other !== each) : [...value, each]);
  const helperId = helperText ? `${id}-helper` : undefined;
  return (
    <Box component="fieldset" aria-describedby={helperId} sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography component="legend" sx={{ p: 0, fontWeight: 650 }}>
        {label}
      </Typography>
      {failed !== undefined && !data && (
        <Alert severity="error" variant="outlined" sx={{ my: 2 }} action={<Button color="inherit" size="small" onClick={() => void mutate()}>{t('ids.retry')}</Button>}>
          {t('ids.failed')}
        </Alert>
      )}
      {!data && failed === undefined && <Typography role="status" sx={{ color: 'text.secondary', py: 2 }}>{t('ids.loading')}</Typography>}
      {data?.length === 0 && lost.length === 0 && <Typography sx={{ color: 'text.secondary', py: 2 }}>{t('ids.none')}</Typography>}
      <Box sx={{ display: 'grid', columnGap: 4, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))' }}>
        {[...options, ...lost].map((option, index) => (
          <FormControlLabel
            key={option.id}
            control={
              <Checkbox
                checked={value.includes(option.id)}
                onChange={() => toggle(option.id)}
                onBlur={onBlur}
                // The first checkbox has the field's id, so that the error summary can link to it.
                slotProps={{ input: index === 0 ? { id } : {} }}
              />
            }
            label={option.label}
            slotProps={{ typography: { variant: 'body2', sx: longWordStyles } }}
            sx={{ minHeight: 44, mx: 0, ml: -3 }}
          />
        ))}
      </Box>
      {helperText && (
        <FormHelperText id={helperId} error={error} sx={{ mx: 0 }}>
          {helperText}
        </FormHelperText>
      )}
    </Box>
  );
}
