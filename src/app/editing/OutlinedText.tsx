import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useCallback } from 'react';
import { useBottomEdge } from '../../components/useBottomEdge';
import { factsOf, withFacts } from '../../contract/textFacts';
import { OutlineNotice } from '../../features/editing/OutlineNotice';
import { OUTLINED, useOutline } from '../../features/editing/useOutline';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useSettings } from '../../i18n/SettingsProvider';
import { useI18n } from '../../i18n/useI18n';

/** An outline takes no space, so the layout does not shift. */
const LOOK = <GlobalStyles styles={{ [`[${OUTLINED}]`]: { outline: '3px solid var(--mui-palette-primary-main) !important', outlineOffset: '6px !important' } }} />;

export interface OutlinedTextProps {
  tag: string;
  onClose: () => void;
}

/** Outlines the text with a tag on the current page, and shows a notice about its position. */
export function OutlinedText({ tag, onClose }: OutlinedTextProps) {
  const texts = useI18n();
  const language = useLanguage();
  const settings = useSettings();
  const edge = useBottomEdge();
  const textOf = useCallback(
    (sought: string): string | undefined => {
      const [namespace = '', ...names] = sought.split('.');
      const text: unknown = texts.getResource(language, namespace, names.join('.'));
      return typeof text === 'string' ? withFacts(text, factsOf(settings, language)) : undefined;
    },
    [texts, language, settings],
  );
  const state = useOutline(tag, textOf);
  return (
    // Above the button for the page's other texts.
    <Box data-above-banner="" sx={{ position: 'fixed', left: 16, right: 16, bottom: `calc(${edge}px + var(--consent-height, 0px) + 80px)`, zIndex: ({ zIndex }) => zIndex.speedDial - 2, pointerEvents: 'none', '& > *': { pointerEvents: 'auto' } }}>
      {LOOK}
      <OutlineNotice tag={tag} state={state} onClose={onClose} />
    </Box>
  );
}
