import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { ResourceRecord } from '../../api/resources';
import { isSample } from '../../contract/apiRecord';
import { missingLanguages } from '../../contract/translations';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { addressOf } from './publication';
import { listTexts } from './listTexts';
import type { Manifest } from './manifest';

/** One styled element for the whole name, because a table renders many names. */
const name = {
  display: 'flex',
  alignItems: 'center',
  columnGap: 2,
  minWidth: 0,
  width: '100%',
  '& a': { fontWeight: 600, minHeight: 44, display: 'flex', alignItems: 'center', minWidth: 0, color: 'inherit', textDecoration: 'underline transparent' },
  '& a:hover': { textDecorationColor: 'currentcolor' },
} as const;
const inCell = { ...name, '& a > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } } as const;
const onCard = { ...name, flexWrap: 'wrap', '& a > span': { overflowWrap: 'anywhere' } } as const;

export interface ResourceLinkProps {
  manifest: Manifest;
  record: ResourceRecord;
  /** Focus state of the grid cell. The arrow keys move between cells, and the link receives the focus. */
  cell?: { tabIndex: 0 | -1; hasFocus: boolean };
}

/** Name of a record as a link to its page, with labels for an example and for a missing translation. */
export function ResourceLink({ manifest, record, cell }: ResourceLinkProps) {
  const t = useText(listTexts);
  const language = useLanguage();
  const link = useRef<HTMLAnchorElement>(null);
  const focused = cell?.hasFocus === true;
  useEffect(() => {
    if (focused) link.current?.focus({ preventScroll: true });
  }, [focused]);
  const missing = manifest.resource === 'user' ? [] : missingLanguages(record);
  return (
    <Box sx={cell ? inCell : onCard}>
      <Link ref={link} to={addressOf(manifest, record, language)} tabIndex={cell?.tabIndex}>
        <span>{manifest.nameOf(record, language)}</span>
      </Link>
      {isSample(record) && <Chip size="small" variant="outlined" label={t('sample')} sx={{ flexShrink: 0 }} />}
      {missing.map((each) => (
        <Chip key={each} size="small" variant="outlined" color="warning" label={t(`missing.${each}`)} sx={{ flexShrink: 0 }} />
      ))}
    </Box>
  );
}
