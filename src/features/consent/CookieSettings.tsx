import Link from '@mui/material/Link';
import { lazy, Suspense } from 'react';
import { useText } from '../../i18n/useText';
import { openPrivacyModal } from './modalState';
import { settingsTexts } from './settingsTexts';

export interface CookieSettingsProps {
  /** Button in a row of links, or card with the current choice. */
  shape?: 'button' | 'card';
}

function SettingsButton() {
  const t = useText(settingsTexts);
  return (
    <Link component="button" type="button" variant="caption" color="inherit" underline="hover" onClick={openPrivacyModal} aria-haspopup="dialog" sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}>
      {t('open')}
    </Link>
  );
}

// Falls back to the button if the card fails to load, so that consent can always be withdrawn.
const SettingsCard = lazy(() =>
  import('./CookieSettingsCard').then(
    ({ CookieSettingsCard }) => ({ default: CookieSettingsCard }),
    () => ({ default: SettingsButton }),
  ),
);

/** Control that reopens the cookie settings, so that the visitor can change the choice. */
export function CookieSettings({ shape = 'button' }: CookieSettingsProps) {
  if (shape === 'button') return <SettingsButton />;
  return (
    <Suspense>
      <SettingsCard />
    </Suspense>
  );
}
