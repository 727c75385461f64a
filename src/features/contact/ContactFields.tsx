import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { Link as RouterLink } from 'react-router-dom';
import { SelectInput } from '../../components/form/SelectInput';
import { TextInput } from '../../components/form/TextInput';
import { offeredChoices } from '../../contract/choiceLists';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useSettings } from '../../i18n/SettingsProvider';
import { useText } from '../../i18n/useText';
import { contactTexts } from './texts';

/** Four fields, the privacy notice and the submit button. */
export function ContactFields() {
  const t = useText(contactTexts);
  const language = useLanguage();
  const { rules, lists } = useSettings();
  const { isSubmitting } = useFormikContext();
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }, alignItems: 'start' }}>
        <TextInput name="name" required autoComplete="name" />
        <TextInput name="email" type="email" required autoComplete="email" />
      </Box>
      <SelectInput name="subject" required options={offeredChoices(lists.contactSubjects).map(({ key, name }) => ({ value: key, label: name[language] }))} />
      <TextInput name="message" required rows={4} />
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {t('privacy', { months: rules.retentionMonths })}{' '}
        <Link component={RouterLink} to={`/${language}/privacy`} color="inherit">
          {t('privacyLink')}
        </Link>
      </Typography>
      <Button type="submit" variant="contained" size="large" loading={isSubmitting} loadingPosition="start" sx={{ justifySelf: { sm: 'start' } }}>
        {t(isSubmitting ? 'submitting' : 'submit')}
      </Button>
    </Box>
  );
}
