import Box from '@mui/material/Box';
import { useText } from '../../i18n/useText';
import { diffText } from './diffText';
import { editingTexts } from './texts';

export interface TextDiffProps {
  before: string;
  after: string;
  lang: string;
}

/** Visually hidden: announced by screen readers only. */
const visuallyHidden = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' } as const;

/** Diff of a text: removed words are struck out, added words are underlined, and both are labelled for screen readers. */
export function TextDiff({ before, after, lang }: TextDiffProps) {
  const t = useText(editingTexts);
  return (
    <Box lang={lang} sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap', '& del': { color: 'error.main' }, '& ins': { color: 'success.main', textDecorationThickness: 2, textUnderlineOffset: '0.2em' } }}>
      {diffText(before, after).map(({ at, kind, text }) => {
        if (kind === 'same') return <span key={at}>{text}</span>;
        const Mark = kind === 'added' ? 'ins' : 'del';
        return (
          <Mark key={at}>
            <Box component="span" sx={visuallyHidden}>{` [${t(`versions.${kind}`)}] `}</Box>
            {text}
          </Mark>
        );
      })}
    </Box>
  );
}
