import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { useState } from 'react';
import { changeThing, useForgetLists, type Thing } from '../../api/things';
import { showingOf, shownAs } from '../../contract/showing';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { saveFailure } from './failureWords';
import { formTexts } from './formTexts';
import type { Manifest } from './manifest';

export interface PublishButtonProps {
  manifest: Manifest;
  thing: Thing;
  /** Told once it is shown or hidden, or has turned out to be another one by now. */
  onChanged: () => void;
}

/** Shows a thing to everybody, or takes it off the site. */
export function PublishButton({ manifest, thing, onChanged }: PublishButtonProps) {
  const t = useText(formTexts);
  const language = useLanguage();
  const forgetLists = useForgetLists(manifest.resource);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ words: string; failed: boolean } | null>(null);
  const isHidden = showingOf(thing) === 'hidden';
  const toggle = async () => {
    setBusy(true);
    try {
      const { id, version, ...fields } = thing;
      await changeThing(manifest.resource, { id, version }, { ...fields, ...shownAs(isHidden ? 'public' : 'hidden', thing) }, language);
      await forgetLists();
      setSaid({ words: t(isHidden ? 'showing.published' : 'showing.unpublished'), failed: false });
    } catch (refusal) {
      setSaid({ words: saveFailure(refusal, t), failed: true });
    }
    setBusy(false);
    onChanged();
  };
  return (
    <>
      <Button variant={isHidden ? 'contained' : 'outlined'} loading={busy} onClick={() => void toggle()}>
        {t(isHidden ? 'showing.publish' : 'showing.unpublish')}
      </Button>
      <Snackbar open={said !== null} autoHideDuration={said?.failed ? null : 6000} onClose={() => setSaid(null)}>
        <Alert severity={said?.failed ? 'error' : 'success'} role={said?.failed ? 'alert' : 'status'} onClose={() => setSaid(null)}>
          {said?.words}
        </Alert>
      </Snackbar>
    </>
  );
}
