import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ResourceRecord } from '../../api/resources';
import { useText } from '../../i18n/useText';
import { isPublishable, isPublished } from './publication';
import { listTexts } from './listTexts';
import type { Manifest } from './manifest';

export interface SelectionBarProps {
  manifest: Manifest;
  selected: readonly ResourceRecord[];
  busy: boolean;
  onPublish: () => void;
  onUnpublish: () => void;
  onRemove: () => void;
  onClear: () => void;
}

/** Bar of actions for the selected records, sticky at the bottom edge. */
export function SelectionBar({ manifest, selected, busy, onPublish, onUnpublish, onRemove, onClear }: SelectionBarProps) {
  const t = useText(listTexts);
  const small = { px: 4, flexShrink: 0 } as const;
  return (
    <Box
      role="region"
      aria-label={t('selection.label')}
      sx={{ position: 'sticky', bottom: { xs: 'calc(var(--office-foot, 0px) + 8px)', sm: 'calc(var(--office-foot, 0px) + 16px)' }, zIndex: 3, mt: 4, px: 4, py: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 1, boxShadow: 6 }}
    >
      <Typography role="status" sx={{ fontWeight: 600, mr: 'auto', fontVariantNumeric: 'tabular-nums' }}>
        {t('selection.count', { count: selected.length })}
      </Typography>
      {isPublishable(manifest) && (
        <>
          <Button size="small" variant="outlined" sx={small} disabled={busy || selected.every(isPublished)} onClick={onPublish}>
            {t('selection.publish')}
          </Button>
          <Button size="small" variant="outlined" sx={small} disabled={busy || !selected.some(isPublished)} onClick={onUnpublish}>
            {t('selection.unpublish')}
          </Button>
        </>
      )}
      <Button size="small" variant="outlined" color="error" sx={small} disabled={busy} onClick={onRemove}>
        {t('selection.remove')}
      </Button>
      <Button size="small" color="inherit" sx={small} disabled={busy} onClick={onClear}>
        {t('selection.clear')}
      </Button>
    </Box>
  );
}
