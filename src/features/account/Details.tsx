import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Profile } from '../../contract/member';
import { dayAt } from '../../contract/days';
import { formatDay } from '../../contract/formats';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { memberTexts } from './memberTexts';

/** The member's profile data. */
export function Details({ profile }: { profile: Profile }) {
  const t = useText(memberTexts);
  const language = useLanguage();
  const facts = [
    ['name', profile.name || t('details.noName')],
    ['username', profile.username],
    ['email', profile.email],
    ['language', t(`details.languages.${profile.language}`)],
  ] as const;
  return (
    <>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 3 }}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              {t(`fields.${name}.label`)}
            </Typography>
            <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {value}
            </Typography>
          </div>
        ))}
      </Box>
      <Typography variant="body2" sx={{ mt: 4, color: 'text.secondary' }}>
        {t('account.since', { day: formatDay(dayAt(new Date(profile.createdAt)), language) })}
      </Typography>
    </>
  );
}
