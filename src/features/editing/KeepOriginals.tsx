import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { clearTextOverrides } from '../../api/contentEntries';
import { storeOriginals } from '../../api/originalTexts';
import { focusOnMount } from '../../components/focusOnMount';
import { resourceCacheKey } from '../../contract/paths';
import type { TaggedText } from '../../i18n/tags';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { editingTexts } from './texts';

type State = { step: 'idle' | 'asking' | 'busy' | 'failed' } | { step: 'done'; added: number };

/** Stores the built-in texts as overrides, so that a site update does not change them. Explains this first and asks for confirmation. */
export function KeepOriginals({ texts }: { texts: readonly TaggedText[] }) {
  const t = useText(editingTexts);
  const language = useLanguage();
  const { mutate } = useSWRConfig();
  const [state, setState] = useState<State>({ step: 'idle' });
  // The button is replaced by the confirmation and later returns; focus moves along.
  const [begun, setBegun] = useState(false);
  const ask = () => {
    setBegun(true);
    setState({ step: 'asking' });
  };
  const save = async () => {
    setState({ step: 'busy' });
    try {
      const added = await storeOriginals(texts.map(({ tag, builtIn }) => ({ tag, value: builtIn })), language);
      setState({ step: 'done', added });
    } catch {
      setState({ step: 'failed' });
    }
    clearTextOverrides();
    // Ignores a failure, because after navigation there is no page to revalidate.
    mutate(resourceCacheKey('content')).catch(() => {});
  };
  const asked = state.step === 'asking' || state.step === 'busy';
  return (
    <Box component="section" sx={{ mt: 8, pt: 5, borderTop: 1, borderColor: 'divider', maxWidth: '68ch' }}>
      <Typography component="h2" variant="h5">
        {t('keep.title')}
      </Typography>
      <Typography sx={{ mt: 2, mb: 4, color: 'text.secondary' }}>{t('keep.what')}</Typography>
      <Box role="status">
        {state.step === 'done' && (
          <Alert severity="success" variant="outlined" sx={{ mb: 4 }}>
            {t(state.added === 0 ? 'keep.none' : 'keep.done', { count: state.added })}
          </Alert>
        )}
        {state.step === 'failed' && (
          <Alert severity="error" variant="outlined" sx={{ mb: 4 }}>
            {t('keep.failed')}
          </Alert>
        )}
      </Box>
      {asked ? (
        <Box ref={focusOnMount} role="group" aria-label={t('keep.title')} tabIndex={-1} sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, outline: 'none' }}>
          <Button variant="contained" loading={state.step === 'busy'} loadingPosition="start" onClick={() => void save()}>
            {t('keep.sure')}
          </Button>
          <Button color="inherit" disabled={state.step === 'busy'} onClick={() => setState({ step: 'idle' })}>
            {t('cancel')}
          </Button>
        </Box>
      ) : (
        <Button ref={begun ? focusOnMount : null} variant="outlined" onClick={ask}>
          {t('keep.ask')}
        </Button>
      )}
    </Box>
  );
}
