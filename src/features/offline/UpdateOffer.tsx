import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useBottomEdge } from '../../components/useBottomEdge';
import { useText } from '../../i18n/useText';
import { offlineTexts } from './texts';
import { applyUpdate, useWaitingWorker, type WaitingWorker } from './updates';

function Offer({ worker, reload }: { worker: WaitingWorker; reload: () => void }) {
  const t = useText(offlineTexts);
  const edge = useBottomEdge();
  const [choice, setChoice] = useState<'open' | 'applying' | 'later'>('open');
  if (choice === 'later') return null;
  const apply = () => {
    setChoice('applying');
    applyUpdate(worker, navigator.serviceWorker, reload);
  };
  return (
    <Box
      component="section"
      aria-label={t('update.region')}
      sx={{
        position: 'fixed',
        // Above the page's own bar, and above the question about cookies while that stands there; beside the arrow to the top.
        bottom: `calc(${edge}px + var(--consent-height, 0px) + 16px)`,
        left: { xs: 16, sm: 24 },
        right: { xs: 76, sm: 'auto' },
        zIndex: ({ zIndex }) => zIndex.speedDial - 1,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 4,
        rowGap: 1,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        boxShadow: 8,
        px: 5,
        py: 3,
        '@keyframes arrive': { from: { opacity: 0, transform: 'translateY(8px)' } },
        animation: 'arrive 200ms ease-out',
      }}
    >
      <Box role="status" sx={{ typography: 'body2' }}>
        {t('update.ready')}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, '& button': { px: { xs: 4, sm: 6 }, whiteSpace: 'nowrap' } }}>
        <Button variant="contained" loading={choice === 'applying'} onClick={apply}>
          {t(choice === 'applying' ? 'update.applying' : 'update.apply')}
        </Button>
        <Button color="inherit" onClick={() => setChoice('later')}>
          {t('update.later')}
        </Button>
      </Box>
    </Box>
  );
}

const startOver = () => location.reload();

/**
 * Offers a new version of the site once it is ready. Nothing happens unless the visitor asks for it, so no form is lost.
 * @param props.reload starts the page over
 */
export function UpdateOffer({ reload = startOver }: { reload?: () => void }) {
  const worker = useWaitingWorker();
  return worker && <Offer worker={worker} reload={reload} />;
}
