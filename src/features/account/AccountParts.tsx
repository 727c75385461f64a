import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import type { Profile } from '../../contract/member';
import { useText } from '../../i18n/useText';
import { AccountPart } from './AccountPart';
import { Details } from './Details';
import { DownloadData } from './DownloadData';
import { memberTexts } from './memberTexts';

const ProfileForm = lazy(async () => ({ default: (await import('./ProfileForm')).ProfileForm }));
const PasswordForm = lazy(async () => ({ default: (await import('./PasswordForm')).PasswordForm }));
const EraseForm = lazy(async () => ({ default: (await import('./EraseForm')).EraseForm }));

export interface AccountPartsProps {
  profile: Profile;
  onChange: (profile: Profile) => void;
}

type Part = 'details' | 'password' | 'erase';

/** One's account in three parts. One of its forms is open at a time. */
export function AccountParts({ profile, onChange }: AccountPartsProps) {
  const t = useText(memberTexts);
  const [open, setOpen] = useState<Part | null>(null);
  const [saved, setSaved] = useState<Part | null>(null);
  const show = (part: Part | null) => {
    setOpen(part);
    setSaved(null);
  };
  const done = (part: Part) => {
    setOpen(null);
    setSaved(part);
  };
  const way = (part: Part, words: string, erases = false) => (
    <Button variant={erases ? 'text' : 'outlined'} color={erases ? 'error' : 'inherit'} onClick={() => show(part)} sx={erases ? { px: 3, ml: -3 } : undefined}>
      {words}
    </Button>
  );
  const cancel = (words: string) => (
    <Button color="inherit" onClick={() => show(null)}>
      {words}
    </Button>
  );
  const told = (part: 'details' | 'password') =>
    saved === part && (
      <Alert severity="success" role="status" variant="outlined" sx={{ mb: 4 }}>
        {t(`${part}.saved`)}
      </Alert>
    );
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }, columnGap: { md: 8, lg: 12 }, rowGap: 12, alignItems: 'start' }}>
      <AccountPart title={t('details.title')}>
        {told('details')}
        {open === 'details' ? (
          <Suspense>
            <ProfileForm
              profile={profile}
              cancel={cancel(t('account.cancel'))}
              onDone={(changed) => {
                onChange(changed);
                done('details');
              }}
            />
          </Suspense>
        ) : (
          <>
            <Details profile={profile} />
            <Box sx={{ mt: 5 }}>{way('details', t('details.change'))}</Box>
          </>
        )}
      </AccountPart>
      <AccountPart title={t('password.title')}>
        {told('password')}
        {open === 'password' ? (
          <Suspense>
            <PasswordForm username={profile.username} cancel={cancel(t('account.cancel'))} onDone={() => done('password')} />
          </Suspense>
        ) : (
          <>
            <Typography sx={{ mb: 5, color: 'text.secondary' }}>{t('password.sentence')}</Typography>
            {way('password', t('password.change'))}
          </>
        )}
      </AccountPart>
      <AccountPart title={t(open === 'erase' ? 'erase.title' : 'data.title')}>
        {open === 'erase' ? (
          <Suspense>
            <EraseForm cancel={cancel(t('erase.keepIt'))} />
          </Suspense>
        ) : (
          <>
            <Typography sx={{ mb: 5, color: 'text.secondary' }}>{t('data.sentence')}</Typography>
            <DownloadData />
            <Box sx={{ mt: 4 }}>{way('erase', t('data.erase'), true)}</Box>
          </>
        )}
      </AccountPart>
    </Box>
  );
}
