import Box from '@mui/material/Box';
import { RichText } from '../../components/RichText';

export interface TextPreviewProps {
  rich: boolean;
  lang: string;
  text: string;
}

/** Small preview of a text as visitors see it. */
export function TextPreview({ rich, lang, text }: TextPreviewProps) {
  return (
    <Box lang={lang} sx={{ overflowWrap: 'anywhere', '&& > *': { m: 0 }, '&& > * + *': { mt: 2 }, '& ul, & ol': { pl: 5 }, '& h3, & h4, & h5, & h6': { typography: 'body1', fontWeight: 700 } }}>
      {rich ? <RichText html={text} /> : text}
    </Box>
  );
}
