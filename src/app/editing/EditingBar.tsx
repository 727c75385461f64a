import EditNoteOutlined from '@mui/icons-material/EditNoteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ErrorBoundary } from '../../components/ErrorBoundary';
import { useAddressParameters } from '../../components/useAddressParameters';
import { useBottomEdge } from '../../components/useBottomEdge';
import { editingTexts } from '../../features/editing/texts';
import { useText } from '../../i18n/useText';
import { addressOf } from '../language';

// Lazy, because only links from the list of texts need this chunk.
const OutlinedText = lazy(async () => ({ default: (await import('./OutlinedText')).OutlinedText }));

/** Query parameter with the tag of the text to outline on the page. */
const SOUGHT = 'text';

// Lazy, because this chunk contains all texts of the site.
const EditPage = lazy(async () => ({ default: (await import('./EditPage')).EditPage }));

/** Administrator's controls on a page: a button for the texts without an edit button, and the outline of the text that the list of texts links to. */
export function EditingBar() {
  const t = useText(editingTexts);
  const here = useLocation();
  const navigate = useNavigate();
  const edge = useBottomEdge();
  const [open, setOpen] = useState(false);
  const [address, setAddress] = useAddressParameters();
  const sought = address.get(SOUGHT);
  return (
    <Box component="section" data-editing="" aria-label={t('page.region')} sx={{ displayPrint: 'none' }}>
      <Button
        variant="outlined"
        data-above-banner=""
        startIcon={<EditNoteOutlined />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        sx={{
          position: 'fixed',
          left: 16,
          bottom: `calc(${edge}px + var(--consent-height, 0px) + 16px)`,
          zIndex: ({ zIndex }) => zIndex.speedDial - 2,
          minHeight: 48,
          px: 5,
          color: 'text.primary',
          bgcolor: 'background.paper',
          borderColor: 'divider',
          borderRadius: 999,
          boxShadow: 8,
          '&:hover': { bgcolor: 'background.paper', borderColor: 'text.primary' },
        }}
      >
        {t('page.open')}
      </Button>
      {sought && (
        <ErrorBoundary fallback={null}>
          <Suspense>
            <OutlinedText key={here.pathname + sought} tag={sought} onClose={() => setAddress({ [SOUGHT]: '' })} />
          </Suspense>
        </ErrorBoundary>
      )}
      {open && (
        <ErrorBoundary fallback={null}>
          <Suspense>
            {/* Navigating to the current URL re-renders the whole page with its new texts. */}
            <EditPage onClose={() => setOpen(false)} onSaved={() => void navigate(addressOf(here), { replace: true, preventScrollReset: true, state: here.state as unknown })} />
          </Suspense>
        </ErrorBoundary>
      )}
    </Box>
  );
}
