import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { formatCount } from '../../contract/kitchenFormats';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import type { Figures } from './groups';
import { editingTexts } from './texts';

/** Offset of the back-office app bar, which is a sidebar on desktop. */
const UNDER_THE_BAR = { xs: '56px', md: 0 } as const;

export interface FoldProps {
  level: 2 | 3;
  name: string;
  figures: Figures;
  open: boolean;
  onToggle: () => void;
  /** Content, rendered only while open. */
  children: ReactNode;
}

/** Collapsible group of texts. The heading of an inner group is sticky while its content scrolls. */
export function Fold({ level, name, figures: { count, edits, missing }, open, onToggle, children }: FoldProps) {
  const t = useText(editingTexts);
  const language = useLanguage();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const wasOpen = useRef(open);
  // Scrolls to the heading after closing from within the content, because removing the content changes the scroll position.
  useLayoutEffect(() => {
    if (wasOpen.current && !open) heading.current?.scrollIntoView({ block: 'nearest' });
    wasOpen.current = open;
  }, [open]);
  const counted = (number: number) => ({ count: number, figure: formatCount(number, language) });
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', ...(level === 2 && { '&:first-of-type': { borderTopWidth: 0 } }) }}>
      <Typography
        ref={heading}
        component={level === 2 ? 'h2' : 'h3'}
        variant={level === 2 ? 'h4' : 'body1'}
        sx={{ fontWeight: 650, scrollMarginTop: UNDER_THE_BAR, ...(level === 3 && open && { position: 'sticky', top: UNDER_THE_BAR, zIndex: 1, bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider' }) }}
      >
        <ButtonBase
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={onToggle}
          sx={{ font: 'inherit', letterSpacing: 'inherit', width: '100%', minHeight: level === 2 ? 64 : 56, py: 2, px: { xs: 4, md: 5 }, pl: level === 3 ? { xs: 6, md: 5, lg: 8 } : undefined, display: 'flex', alignItems: 'center', gap: 3, textAlign: 'left', '&:hover': { bgcolor: 'action.hover' }, '&.Mui-focusVisible': { outlineOffset: -3 } }}
        >
          <Box component="span" sx={{ flex: 1, minWidth: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 3 }}>
            <Box component="span" sx={{ flex: { xs: '1 0 100%', sm: 1 }, minWidth: 0, overflowWrap: 'anywhere' }}>
              {name}
            </Box>{' '}
            <Typography component="span" variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
              {t('list.count', counted(count))}
              {edits > 0 && ` · ${t('list.edits', counted(edits))}`}
            </Typography>{' '}
            {missing > 0 && <Chip component="span" size="small" color="warning" variant="outlined" label={t('list.missingCount', counted(missing))} />}
          </Box>
          <ExpandMore aria-hidden sx={{ flex: 'none', color: 'text.secondary', transform: open ? 'rotate(180deg)' : undefined }} />
        </ButtonBase>
      </Typography>
      {open && <div id={id}>{children}</div>}
    </Box>
  );
}
