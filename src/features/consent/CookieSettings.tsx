import Link from '@mui/material/Link';
import { lazy, Suspense } from 'react';
import { useText } from '../../i18n/useText';
import { openPrivacyModal } from './modalState';
import { settingsTexts } from './settingsTexts';

export interface CookieSettingsProps {
  /** A button in a line of links, or a card that tells what is chosen. */
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

// Whatever happens to the card, there is a way to withdraw.
const SettingsCard = lazy(() =>
  import('./CookieSettingsCard').then(
    ({ CookieSettingsCard }) => ({ default: CookieSettingsCard }),
    () => ({ default: SettingsButton }),
  ),
);

/** The way back to the cookie choices, for as long as there is something to change one's mind about. */
export function CookieSettings({ shape = 'button' }: CookieSettingsProps) {
  if (shape === 'button') return <SettingsButton />;
  return (
    <Suspense>
      <SettingsCard />
    </Suspense>
  );
}
