import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { readRich, writeRich, type RichNode } from '../../contract/richText';
import { focusRing } from '../../theme/focusRing';
import { EXTENSIONS } from './extensions';
import { Toolbar } from './Toolbar';

export interface RichEditorProps {
  id: string;
  label: string;
  /** Language of the text, for spell checking and screen readers. */
  lang: string;
  /** Stored HTML, or plain text. */
  value: string;
  onHtml: (html: string) => void;
  error?: boolean;
  helperText?: string | undefined;
}

const documentOf = (html: string) => ({ type: 'doc', content: readRich(html) });

const surface = {
  p: 4,
  minHeight: 140,
  outline: 'none',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  '& > * + *': { mt: 3 },
  '& > *': { m: 0 },
  '& ul, & ol': { pl: 6 },
  '& li p': { m: 0 },
  '& code, & pre': { fontFamily: 'ui-monospace, monospace', fontSize: '0.9em', bgcolor: 'action.disabledBackground', borderRadius: 0.5, px: 1 },
  '& pre': { p: 3, whiteSpace: 'pre-wrap' },
  '& pre code': { bgcolor: 'transparent', p: 0 },
  '& blockquote': { borderLeft: 3, borderColor: 'primary.main', pl: 4 },
  '& hr': { border: 0, borderTop: 1, borderColor: 'divider', my: 4 },
  '& .purple': { color: 'secondary.main' },
  '& h1': { typography: 'h3' },
  '& h2': { typography: 'h4' },
  '& h3': { typography: 'h5' },
  '& h4, & h5, & h6': { typography: 'h6' },
} as const;

/** Rich text editor with a toolbar above the formatted text. */
export function RichEditor({ id, label, lang, value, onHtml, error = false, helperText }: RichEditorProps) {
  // Values emitted since the form last caught up, because the form may lag a few keystrokes behind.
  const emitted = useRef([value]);
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: documentOf(value),
    immediatelyRender: false,
    shouldRerenderOnTransaction: false,
    // The content policy forbids scripts from adding style sheets; `surface` replaces the editor's own.
    injectCSS: false,
    editorProps: { attributes: { id, lang, role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': `${id}-label`, ...(helperText ? { 'aria-describedby': `${id}-helper` } : {}) } },
    onUpdate({ editor: now }) {
      const html = writeRich(now.getJSON().content as RichNode[]);
      emitted.current.push(html);
      onHtml(html);
    },
  });
  useEffect(() => {
    const known = emitted.current.lastIndexOf(value);
    emitted.current = known < 0 ? [value] : emitted.current.slice(known);
    // The value was replaced from outside.
    if (known < 0) editor?.commands.setContent(documentOf(value), { emitUpdate: false });
  }, [editor, value]);
  return (
    <div>
      <Typography id={`${id}-label`} variant="body2" sx={{ fontWeight: 600, mb: 1 }}>
        {label}
      </Typography>
      <Box sx={{ border: 1, borderColor: error ? 'error.main' : 'divider', borderRadius: 1, overflow: 'clip', bgcolor: 'background.paper', '&:has([contenteditable]:focus-visible)': focusRing }}>
        {editor && <Toolbar editor={editor} controls={id} />}
        <Box sx={{ '& .ProseMirror': surface }}>
          <EditorContent editor={editor} />
        </Box>
      </Box>
      {helperText && (
        <FormHelperText id={`${id}-helper`} error={error}>
          {helperText}
        </FormHelperText>
      )}
    </div>
  );
}
