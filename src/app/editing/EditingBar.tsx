import EditNoteOutlined from '@mui/icons-material/EditNoteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Boundary } from '../../components/Boundary';
import { useAddressParameters } from '../../components/useAddressParameters';
import { useBottomEdge } from '../../components/useBottomEdge';
import { editingTexts } from '../../features/editing/texts';
import { useText } from '../../i18n/useText';
import { addressOf } from '../language';

// Only the list of texts leads to it.
const OutlinedText = lazy(async () => ({ default: (await import('./OutlinedText')).OutlinedText }));

/** In an address: the tag of the text to outline on the page. */
const SOUGHT = 'text';

// All texts of the site come with it.
const EditPage = lazy(async () => ({ default: (await import('./EditPage')).EditPage }));

/** For an administrator on a page of the site: the way to its texts that have no pencil, and the text that the list of texts has led to. */
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
        <Boundary fallback={null}>
          <Suspense>
            <OutlinedText key={here.pathname + sought} tag={sought} onClose={() => setAddress({ [SOUGHT]: '' })} />
          </Suspense>
        </Boundary>
      )}
      {open && (
        <Boundary fallback={null}>
          <Suspense>
            {/* Going to where one is draws all of the page anew, in its new words. */}
            <EditPage onClose={() => setOpen(false)} onSaved={() => void navigate(addressOf(here), { replace: true, preventScrollReset: true, state: here.state as unknown })} />
          </Suspense>
        </Boundary>
      )}
    </Box>
  );
}
