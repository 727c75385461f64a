import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useAddressParameters } from '../../components/useAddressParameters';
import type { Profile } from '../../contract/member';
import { useText } from '../../i18n/useText';
import { AccountSection } from './AccountSection';
import { Details } from './Details';
import { DownloadData } from './DownloadData';
import { clearProfileDraft } from './drafts';
import { memberTexts } from './memberTexts';

const ProfileForm = lazy(async () => ({ default: (await import('./ProfileForm')).ProfileForm }));
const PasswordForm = lazy(async () => ({ default: (await import('./PasswordForm')).PasswordForm }));
const EraseForm = lazy(async () => ({ default: (await import('./EraseForm')).EraseForm }));

export interface AccountSectionsProps {
  profile: Profile;
  onChange: (profile: Profile) => void;
}

const PARTS = ['details', 'password', 'erase'] as const;
type Part = (typeof PARTS)[number];

const PARAMETER = 'change';

/** Account page in three sections. At most one form is open; the URL says which, so that the member returns to it after logging in again. */
export function AccountSections({ profile, onChange }: AccountSectionsProps) {
  const t = useText(memberTexts);
  const [search, setSearch] = useAddressParameters();
  const open = PARTS.find((part) => part === search.get(PARAMETER));
  const [saved, setSaved] = useState<Part | null>(null);
  const show = (part: Part | null, done: Part | null = null) => {
    setSearch({ [PARAMETER]: part ?? '' });
    setSaved(done);
  };
  const way = (part: Part, label: string, erases = false) => (
    <Button variant={erases ? 'text' : 'outlined'} color={erases ? 'error' : 'inherit'} onClick={() => show(part)} sx={erases ? { px: 3, ml: -3 } : undefined}>
      {label}
    </Button>
  );
  const cancel = () => {
    clearProfileDraft();
    show(null);
  };
  const savedNotice = (part: 'details' | 'password') =>
    saved === part && (
      <Alert severity="success" role="status" variant="outlined" sx={{ mb: 4 }}>
        {t(`${part}.saved`)}
      </Alert>
    );
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }, columnGap: { md: 8, lg: 12 }, rowGap: 12, alignItems: 'start' }}>
      <AccountSection title={t('details.title')} open={open === 'details'}>
        {savedNotice('details')}
        {open === 'details' ? (
          <Suspense>
            <ProfileForm
              profile={profile}
              onCancel={cancel}
              onDone={(changed) => {
                onChange(changed);
                show(null, 'details');
              }}
            />
          </Suspense>
        ) : (
          <>
            <Details profile={profile} />
            <Box sx={{ mt: 5 }}>{way('details', t('details.change'))}</Box>
          </>
        )}
      </AccountSection>
      <AccountSection title={t('password.title')} open={open === 'password'}>
        {savedNotice('password')}
        {open === 'password' ? (
          <Suspense>
            <PasswordForm username={profile.username} onCancel={cancel} onDone={() => show(null, 'password')} />
          </Suspense>
        ) : (
          <>
            <Typography sx={{ mb: 5, color: 'text.secondary' }}>{t('password.sentence')}</Typography>
            {way('password', t('password.change'))}
          </>
        )}
      </AccountSection>
      <AccountSection title={t(open === 'erase' ? 'erase.title' : 'data.title')} open={open === 'erase'}>
        {open === 'erase' ? (
          <Suspense>
            <EraseForm onCancel={cancel} />
          </Suspense>
        ) : (
          <>
            <Typography sx={{ mb: 5, color: 'text.secondary' }}>{t('data.sentence')}</Typography>
            <DownloadData />
            <Box sx={{ mt: 4 }}>{way('erase', t('data.erase'), true)}</Box>
          </>
        )}
      </AccountSection>
    </Box>
  );
}
