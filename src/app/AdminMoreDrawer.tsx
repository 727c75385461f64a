import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useText } from '../i18n/useText';
import { AdminExitLinks } from './AdminExitLinks';
import { SECONDARY_NAV } from './adminNavigation';
import { AdminNavGroup } from './AdminNavGroup';
import { adminTexts } from './adminTexts';

const TITLE = 'admin-sheet-title';

/** Bottom sheet on mobile with the screens that are not used every day. */
export function AdminMoreDrawer({ onClose }: { onClose: () => void }) {
  const t = useText(adminTexts);
  return (
    <Drawer open anchor="bottom" onClose={onClose} slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': TITLE, sx: { borderRadius: '16px 16px 0 0', maxHeight: '88dvh', px: 3, pt: 2, pb: 5 } } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', pl: 3 }}>
        <Typography id={TITLE} variant="h4" component="h2">
          {t('more')}
        </Typography>
        <IconButton onClick={onClose} aria-label={t('close')} color="inherit">
          <CloseIcon />
        </IconButton>
      </Box>
      <Box component="nav" aria-label={t('manage')} sx={{ mt: 2, '& ul': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 150px), 1fr))' } }}>
        <AdminNavGroup title={t('manage')} places={SECONDARY_NAV} onFollow={onClose} />
      </Box>
      <Box sx={{ mt: 4, pt: 3, borderTop: 1, borderColor: 'divider' }}>
        <AdminExitLinks onFollow={onClose} />
      </Box>
    </Drawer>
  );
}
