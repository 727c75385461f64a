import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { Illustration } from '../../components/illustration/Illustration';
import { StateMessage } from '../../components/StateMessage';
import type { Session } from '../../contract/user';
import { SetupForm } from '../../features/setup/SetupForm';
import { setupTexts } from '../../features/setup/texts';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';

/** The form that had the focus is gone: reading goes on from what took its place. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

type Outcome = { state: 'open' } | { state: 'spent' } | { state: 'done'; session: Session };

/** The first administrator's account, by the one-time link that the server prints. */
export function SetupPage() {
  const t = useText(setupTexts);
  const language = useLanguage();
  const [search] = useSearchParams();
  const [outcome, setOutcome] = useState<Outcome>({ state: 'open' });
  const token = search.get('token')?.trim();
  const way = (path: string, words: string) => (
    <Button component={RouterLink} to={`/${language}${path}`} variant="contained" size="large">
      {words}
    </Button>
  );

  if (outcome.state === 'done') {
    return (
      <Box ref={takeFocus} tabIndex={-1} sx={{ outline: 'none' }}>
        <StateMessage level={1} role="status" illustration="oven" title={t('done.title', { username: outcome.session.user.username })} actions={way('/admin', t('done.admin'))}>
          {t('done.sentence')}
        </StateMessage>
      </Box>
    );
  }
  if (outcome.state === 'spent') {
    return (
      <Box ref={takeFocus} tabIndex={-1} sx={{ outline: 'none' }}>
        <StateMessage level={1} role="alert" illustration="wood" title={t('spent.title')} actions={way('/memberLogin', t('spent.login'))}>
          {t('spent.sentence')}
        </StateMessage>
      </Box>
    );
  }
  if (!token) {
    return (
      <StateMessage level={1} illustration="knife" title={t('noToken.title')} actions={way('', t('noToken.home'))}>
        {t('noToken.sentence')}
      </StateMessage>
    );
  }
  return (
    <Box sx={{ maxWidth: 1360, mx: 'auto', px: { xs: 4, sm: 6 }, py: { xs: 10, md: 16 }, display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 620px)' }, columnGap: 16, rowGap: 8, alignItems: 'start' }}>
      <div>
        <Typography variant="h1">{t('title')}</Typography>
        <Typography sx={{ mt: 4, maxWidth: '40ch', color: 'text.secondary' }}>{t('lead')}</Typography>
        <Box sx={{ display: { xs: 'none', md: 'block' }, width: 260, mt: 12, lineHeight: 0 }}>
          <Illustration name="oven" size="100%" />
        </Box>
      </div>
      <Box sx={{ bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 1, p: { xs: 5, sm: 8 } }}>
        <SetupForm token={token} onDone={(session) => setOutcome({ state: 'done', session })} onSpent={() => setOutcome({ state: 'spent' })} />
      </Box>
    </Box>
  );
}
