import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { allowedNow } from '../../api/consent';
import { saveConsent } from '../../api/saveConsent';
import { EVERYTHING, NECESSARY_ONLY, OPTIONAL_CATEGORIES, type OptionalChoice } from '../../contract/consent';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useSettings } from '../../i18n/SettingsProvider';
import { useText } from '../../i18n/useText';
import { CategorySwitch } from './CategorySwitch';
import { consentTexts } from './texts';

export interface PrivacyModalProps {
  open: boolean;
  /** Called when the modal closes without a choice. */
  onClose: () => void;
}

/** Content of the open modal. Starts from the current consent on every opening. */
function Choices({ onClose }: Pick<PrivacyModalProps, 'onClose'>) {
  const t = useText(consentTexts);
  const [choice, setChoice] = useState<OptionalChoice>(allowedNow);
  const choose = (chosen: OptionalChoice) => {
    saveConsent(chosen);
    onClose();
  };
  return (
    <>
      <Box sx={{ px: { xs: 5, sm: 8 } }}>
        <CategorySwitch name={t('categories.necessary.name')} text={t('categories.necessary.text')} note={t('always')} checked />
        {OPTIONAL_CATEGORIES.map((category) => (
          <CategorySwitch
            key={category}
            name={t(`categories.${category}.name`)}
            text={t(`categories.${category}.text`)}
            checked={choice[category]}
            onToggle={() => setChoice({ ...choice, [category]: !choice[category] })}
          />
        ))}
        <About onClose={onClose} />
      </Box>
      <Box
        sx={{
          // On tall enough screens, the buttons stay visible while the text scrolls.
          '@media (min-height: 600px)': { position: 'sticky', bottom: 0 },
          bgcolor: 'background.paper',
          borderTop: 1,
          borderColor: 'divider',
          px: { xs: 5, sm: 8 },
          py: 4,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
          '& > button': { px: 3 },
        }}
      >
        <Button variant="outlined" onClick={() => choose(NECESSARY_ONLY)}>
          {t('necessaryOnly')}
        </Button>
        <Button variant="outlined" onClick={() => choose(choice)}>
          {t('save')}
        </Button>
        <Button variant="outlined" onClick={() => choose(EVERYTHING)}>
          {t('acceptAll')}
        </Button>
      </Box>
    </>
  );
}

/** Contact for privacy questions, and a link to the full policy. */
function About({ onClose }: Pick<PrivacyModalProps, 'onClose'>) {
  const t = useText(consentTexts);
  const language = useLanguage();
  const { name, email } = useSettings().identity.privacyOfficer;
  return (
    <Box sx={{ pt: 5, pb: 3, borderTop: 1, borderColor: 'divider', typography: 'body2', color: 'text.secondary' }}>
      <Typography variant="body2" sx={{ textWrap: 'pretty' }}>
        {t('modal.contact', { name })}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 8, '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44, overflowWrap: 'anywhere' } }}>
        <Link href={`mailto:${email}`}>{email}</Link>
        <Link component={RouterLink} to={`/${language}/privacy`} onClick={onClose}>
          {t('modal.privacy')}
        </Link>
      </Box>
    </Box>
  );
}

/** Modal with the visitor's cookie choices by category. */
export function PrivacyModal({ open, onClose }: PrivacyModalProps) {
  const t = useText(consentTexts);
  const title = useId();
  return (
    <Dialog open={open} onClose={onClose} maxWidth="md" aria-labelledby={title} slotProps={{ paper: { sx: { m: { xs: 2, sm: 8 }, width: { xs: 'calc(100% - 16px)', sm: 720 }, maxHeight: { xs: 'calc(100% - 16px)', sm: 'calc(100% - 64px)' } } } }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 3, pl: { xs: 5, sm: 8 }, pr: { xs: 3, sm: 6 }, pt: { xs: 3, sm: 6 } }}>
        <Typography id={title} variant="h3" component="h2" sx={{ flex: 1, pt: 2 }}>
          {t('modal.title')}
        </Typography>
        <IconButton onClick={onClose} aria-label={t('modal.close')} color="inherit">
          <CloseIcon />
        </IconButton>
      </Box>
      <Typography variant="body2" sx={{ px: { xs: 5, sm: 8 }, pt: 3, pb: 5, color: 'text.secondary', textWrap: 'pretty' }}>
        {t('modal.lead')}
      </Typography>
      <Choices onClose={onClose} />
    </Dialog>
  );
}
