import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { dayAt } from '../../contract/days';
import { formatDay } from '../../contract/formats';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { discardDraft, storedDrafts, restoreDraft, type StoredDraft } from './drafts';
import { memberTexts } from './memberTexts';

function DraftLine({ draft }: { draft: StoredDraft }) {
  const t = useText(memberTexts);
  const language = useLanguage();
  const [kept, setKept] = useState(true);
  const name = t(`drafts.${draft.name}`);
  const toggle = () => {
    if (kept) discardDraft(draft);
    else restoreDraft(draft);
    setKept(!kept);
  };
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider', py: 3, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 2 }}>
      <Box sx={{ flex: '1 1 14em', minWidth: 0 }}>
        <Typography component="span" sx={{ display: 'block', fontWeight: 600, ...(!kept && { textDecoration: 'line-through', color: 'text.secondary' }) }}>
          {name}
        </Typography>
        <Typography component="span" variant="body2" role="status" sx={{ color: 'text.secondary' }}>
          {kept ? t('drafts.left', { day: formatDay(dayAt(new Date(draft.at)), language) }) : t('drafts.discarded')}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', gap: 2, ml: -3 }}>
        {kept && (
          <Button component={RouterLink} to={`/${language}/${draft.path}`} aria-label={t('drafts.resumeName', { name })} sx={{ px: 3 }}>
            {t('drafts.resume')}
          </Button>
        )}
        <Button color="inherit" onClick={toggle} aria-label={kept ? t('drafts.discardName', { name }) : undefined} sx={{ px: 3 }}>
          {t(kept ? 'drafts.discard' : 'drafts.undo')}
        </Button>
      </Box>
    </Box>
  );
}

/** Unsent drafts stored on this device. Renders nothing when there are no drafts. */
export function Drafts() {
  const t = useText(memberTexts);
  const title = useId();
  const [drafts] = useState(() => storedDrafts(new Date()));
  if (drafts.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={title}>
      <Typography id={title} variant="h2" sx={{ mb: 6 }}>
        {t('drafts.title')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, borderBottom: 1, borderColor: 'divider' }}>
        {drafts.map((draft) => (
          <DraftLine key={draft.key} draft={draft} />
        ))}
      </Box>
    </Box>
  );
}
