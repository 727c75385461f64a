import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { FocusOnMount } from '../../components/FocusOnMount';
import { FormSheet } from '../../components/FormSheet';
import { StateMessage } from '../../components/StateMessage';
import type { Session } from '../../contract/user';
import { SetupForm } from '../../features/setup/SetupForm';
import { setupTexts } from '../../features/setup/texts';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';

type Outcome = { state: 'open' } | { state: 'spent' } | { state: 'done'; session: Session };

/** Page that creates the first administrator's account through the one-time link that the server prints. */
export function SetupPage() {
  const t = useText(setupTexts);
  const language = useLanguage();
  const [search] = useSearchParams();
  const [outcome, setOutcome] = useState<Outcome>({ state: 'open' });
  const token = search.get('token')?.trim();
  const way = (path: string, label: string) => (
    <Button component={RouterLink} to={`/${language}${path}`} variant="contained" size="large">
      {label}
    </Button>
  );

  if (outcome.state === 'done') {
    return (
      <FocusOnMount>
        <StateMessage level={1} role="status" illustration="oven" title={t('done.title', { username: outcome.session.user.username })} actions={way('/admin/first-steps', t('done.firstSteps'))}>
          {t('done.sentence')}
        </StateMessage>
      </FocusOnMount>
    );
  }
  if (outcome.state === 'spent') {
    return (
      <FocusOnMount>
        <StateMessage level={1} role="alert" illustration="wood" title={t('spent.title')} actions={way('/memberLogin', t('spent.login'))}>
          {t('spent.sentence')}
        </StateMessage>
      </FocusOnMount>
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
    <FormSheet title={t('title')} lead={t('lead')} illustration="oven" label={t('submit')}>
      <SetupForm token={token} onDone={(session) => setOutcome({ state: 'done', session })} onSpent={() => setOutcome({ state: 'spent' })} />
    </FormSheet>
  );
}
