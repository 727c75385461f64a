import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode } from 'react';
import { readRich, type RichNode } from '../contract/richText';
import { longWordStyles } from './longWordStyles';

export interface RichTextProps {
  /** HTML from any source, or plain text. Only elements that the editor's toolbar offers are rendered. */
  html: string;
}

const LISTS = { bulletList: 'ul', orderedList: 'ol' } as const;

const code = { fontFamily: 'ui-monospace, monospace', fontSize: '0.9em', bgcolor: 'action.disabledBackground', borderRadius: 0.5 } as const;

function marked({ text, marks = [] }: RichNode): ReactNode {
  return marks.reduceRight<ReactNode>((children, { type }) => {
    if (type === 'bold') return <strong>{children}</strong>;
    if (type === 'italic') return <em>{children}</em>;
    if (type === 'strike') return <s>{children}</s>;
    if (type === 'code') return <Box component="code" sx={{ ...code, px: 1 }}>{children}</Box>;
    if (type === 'purple') return <Box component="span" sx={{ color: 'secondary.main' }}>{children}</Box>;
    return children;
  }, text);
}

const inner = (node: RichNode): ReactNode => (node.content ?? []).map((each, place) => <Fragment key={`${each.type} ${String(place)}`}>{shown(each)}</Fragment>);

/** Rich text is placed below a page's own h1 and h2, so its headings start at h3. */
const headingOf = (level: number) => `h${Math.min(level + 2, 6)}` as 'h3' | 'h4' | 'h5' | 'h6';

function shown(node: RichNode): ReactNode {
  switch (node.type) {
    case 'text':
      return marked(node);
    case 'hardBreak':
      return <br />;
    case 'horizontalRule':
      return <Divider />;
    case 'paragraph':
      return <p>{inner(node)}</p>;
    case 'heading':
      return (
        <Typography variant={headingOf(node.attrs?.level ?? 1)} sx={longWordStyles}>
          {inner(node)}
        </Typography>
      );
    case 'codeBlock':
      return (
        <Box component="pre" sx={{ ...code, p: 3, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {inner(node)}
        </Box>
      );
    case 'bulletList':
    case 'orderedList':
      return <Box component={LISTS[node.type]}>{inner(node)}</Box>;
    case 'listItem': {
      // A single paragraph in a list item is rendered without its `p`.
      const [first, ...rest] = node.content ?? [];
      return <li>{first && rest.length === 0 && first.type === 'paragraph' ? inner(first) : inner(node)}</li>;
    }
    case 'blockquote':
      return (
        <Box component="blockquote" sx={{ borderLeft: 3, borderColor: 'primary.main', pl: 4, mx: 0 }}>
          {inner(node)}
        </Box>
      );
    default:
      return null;
  }
}

/** Renders rich text as React elements, never as raw HTML. */
export function RichText({ html }: RichTextProps) {
  return inner({ type: 'doc', content: readRich(html) });
}
