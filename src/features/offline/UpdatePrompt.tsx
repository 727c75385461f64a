import Button from '@mui/material/Button';
import { useState } from 'react';
import { useRestoreFocus } from '../../components/useRestoreFocus';
import { useText } from '../../i18n/useText';
import { BottomNotice } from './BottomNotice';
import { offlineTexts } from './texts';
import { applyUpdate, useWaitingWorker, type WaitingWorker } from './updates';

function Offer({ worker, reload }: { worker: WaitingWorker; reload: () => void }) {
  const t = useText(offlineTexts);
  const [choice, setChoice] = useState<'open' | 'applying' | 'later'>('open');
  const [words, resume] = useRestoreFocus<HTMLDivElement>();
  const applying = choice === 'applying';
  if (choice === 'later') return null;
  const apply = () => {
    setChoice('applying');
    resume();
    applyUpdate(worker, navigator.serviceWorker, reload);
  };
  return (
    <BottomNotice
      ref={words}
      label={t('update.region')}
      actions={
        <>
          <Button variant="contained" loading={applying} loadingPosition="start" onClick={apply}>
            {t(applying ? 'update.applying' : 'update.apply')}
          </Button>
          <Button color="inherit" disabled={applying} onClick={() => setChoice('later')}>
            {t('update.later')}
          </Button>
        </>
      }
    >
      {t('update.ready')}
    </BottomNotice>
  );
}

const startOver = () => location.reload();

/**
 * Offers a new version of the site once it is ready. Updates only on the visitor's request, so that no form input is lost.
 * @param props.reload reloads the page
 */
export function UpdatePrompt({ reload = startOver }: { reload?: () => void }) {
  const worker = useWaitingWorker();
  return worker && <Offer worker={worker} reload={reload} />;
}
