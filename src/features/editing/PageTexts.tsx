import Close from '@mui/icons-material/Close';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { TEXT_KINDS, type FoundText, type TextKind } from './pageTexts';
import { editingTexts } from './texts';

export interface PageTextsProps {
  found: readonly FoundText[];
  onEdit: (found: FoundText) => void;
  onClose: () => void;
}

const HINTS = { head: 'page.headHint', other: 'page.otherHint' } as const;
const hintOf = (kind: TextKind) => (kind === 'head' || kind === 'other' ? HINTS[kind] : null);

interface RowProps {
  found: FoundText;
  /** Whether another text of the page has the same content. */
  alike: boolean;
  onEdit: () => void;
}

function Row({ found: { text, words }, alike, onEdit }: RowProps) {
  const t = useText(editingTexts);
  return (
    <li>
      <ButtonBase
        onClick={onEdit}
        sx={{ width: '100%', minHeight: 56, display: 'flex', justifyContent: 'space-between', gap: 3, py: 2, px: { xs: 4, sm: 6 }, textAlign: 'left', borderTop: 1, borderColor: 'divider', '&:hover': { bgcolor: 'action.hover' }, '&.Mui-focusVisible': { outlineOffset: -3 } }}
      >
        <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography component="span" variant="body2" sx={{ display: 'block', fontWeight: 600 }}>
            {words}
          </Typography>
          <Typography component="span" variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
            {text.tag}
          </Typography>
          {alike && (
            <Typography component="span" variant="caption" sx={{ display: 'block', color: 'text.secondary', fontStyle: 'italic' }}>
              {t('page.alike')}
            </Typography>
          )}
        </Box>
        <EditOutlined fontSize="small" aria-hidden sx={{ flex: 'none', color: 'primary.main' }} />
      </ButtonBase>
    </li>
  );
}

/** List of the current page's texts without an edit button in place, grouped by location. Each entry opens its editor. */
export function PageTexts({ found, onEdit, onClose }: PageTextsProps) {
  const t = useText(editingTexts);
  const language = useLanguage();
  const id = useId();
  return (
    <Drawer anchor="right" open onClose={onClose} data-editing="" slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, sx: { width: { xs: '100%', sm: 460 } } } }}>
      <Box sx={{ position: 'sticky', top: 0, zIndex: 1, display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: 2, pl: { xs: 4, sm: 6 }, pr: 3, pt: 4, pb: 2, bgcolor: 'background.paper' }}>
        <Typography id={id} variant="h4" component="h2" sx={{ pt: 2 }}>
          {t('page.title')}
        </Typography>
        <IconButton aria-label={t('close')} onClick={onClose}>
          <Close />
        </IconButton>
      </Box>
      <Typography variant="body2" sx={{ px: { xs: 4, sm: 6 }, color: 'text.secondary' }}>
        {found.length === 0 ? t('page.none') : t('page.lead')}
      </Typography>
      {TEXT_KINDS.map((kind) => {
        const rows = found.filter((each) => each.kind === kind);
        const hint = hintOf(kind);
        if (rows.length === 0) return null;
        return (
          <section key={kind} aria-labelledby={`${id}${kind}`}>
            <Box sx={{ px: { xs: 4, sm: 6 }, pt: 6, pb: 3 }}>
              <Typography id={`${id}${kind}`} variant="body1" component="h3" sx={{ fontWeight: 700 }}>
                {t(`page.${kind}`)}
              </Typography>
              {hint && (
                <Typography variant="caption" component="p" sx={{ m: 0, color: 'text.secondary' }}>
                  {t(hint)}
                </Typography>
              )}
            </Box>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {rows.map((each) => (
                <Row key={each.text.tag} found={each} alike={found.some(({ text, words }) => words === each.words && text.tag !== each.text.tag)} onEdit={() => onEdit(each)} />
              ))}
            </Box>
          </section>
        );
      })}
      <Box sx={{ px: { xs: 4, sm: 6 }, py: 6, mt: 'auto', borderTop: 1, borderColor: 'divider' }}>
        <Link component={RouterLink} to={`/${language}/admin/texts`} onClick={onClose} sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}>
          {t('page.all')}
        </Link>
      </Box>
    </Drawer>
  );
}
