import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { longWordStyles } from '../../components/longWordStyles';
import { useText } from '../../i18n/useText';
import { calendarFeedTexts } from './texts';

/** New feed address, shown only once, to copy or to open in this device's calendar. */
export function NewAddress({ address }: { address: string }) {
  const t = useText(calendarFeedTexts);
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      // If the browser denies clipboard access, the owner can still select the address.
    }
  };
  return (
    <Box component="section" aria-labelledby="new-address" sx={{ border: 2, borderColor: 'primary.main', borderRadius: 1, bgcolor: 'background.paper', p: { xs: 4, md: 5 }, display: 'grid', gap: 3 }}>
      <Typography id="new-address" variant="h4" component="h2" ref={(title: HTMLElement | null) => title?.focus()} tabIndex={-1} sx={{ outline: 'none' }}>
        {t('made.title')}
      </Typography>
      <Typography variant="body2">{t('made.secret')}</Typography>
      <Box component="code" aria-label={t('made.label')} role="textbox" aria-readonly tabIndex={0} sx={{ display: 'block', p: 3, borderRadius: 1, bgcolor: 'background.default', fontSize: '0.9rem', userSelect: 'all', ...longWordStyles, wordBreak: 'break-all' }}>
        {address}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 2 }}>
        <Button variant="contained" onClick={() => void copy()}>
          {t(copied ? 'made.copied' : 'made.copy')}
        </Button>
        <Link href={address.replace(/^https?:/, 'webcal:')} sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600 }}>
          {t('made.open')}
        </Link>
      </Box>
    </Box>
  );
}
