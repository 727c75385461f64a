import type { ChainedCommands, Editor } from '@tiptap/react';
import FormatBold from '@mui/icons-material/FormatBold';
import FormatClear from '@mui/icons-material/FormatClear';
import FormatColorText from '@mui/icons-material/FormatColorText';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import FormatQuote from '@mui/icons-material/FormatQuote';
import FormatStrikethrough from '@mui/icons-material/FormatStrikethrough';
import Code from '@mui/icons-material/Code';
import DataObject from '@mui/icons-material/DataObject';
import HorizontalRule from '@mui/icons-material/HorizontalRule';
import KeyboardReturn from '@mui/icons-material/KeyboardReturn';
import LayersClear from '@mui/icons-material/LayersClear';
import Notes from '@mui/icons-material/Notes';
import Redo from '@mui/icons-material/Redo';
import Undo from '@mui/icons-material/Undo';
import type { SvgIconComponent } from '@mui/icons-material';

export const HEADINGS = [1, 2, 3, 4, 5, 6] as const;

type ToolName =
  | 'bold' | 'italic' | 'strike' | 'code' | 'purple' | 'clearMarks' | 'clearNodes' | 'paragraph' | `heading${(typeof HEADINGS)[number]}`
  | 'bulletList' | 'orderedList' | 'codeBlock' | 'blockquote' | 'horizontalRule' | 'hardBreak' | 'undo' | 'redo';

/** Button of the toolbar. */
export interface Tool {
  name: ToolName;
  /** Icon, or letters that replace one. */
  face: SvgIconComponent | string;
  /** Shortcut in the format of `aria-keyshortcuts`, handled by the editor itself. */
  keys?: string;
  run: (chain: ChainedCommands) => ChainedCommands;
  /** Whether the format is active at the cursor. Without it, the button is not a toggle. */
  on?: (editor: Editor) => boolean;
  /** Whether the command can run now. */
  ready?: (editor: Editor) => boolean;
}

const mark = (name: 'bold' | 'italic' | 'strike' | 'code' | 'purple', face: Tool['face'], run: Tool['run'], keys?: string): Tool => ({ name, face, run, on: (editor) => editor.isActive(name), ...(keys ? { keys } : {}) });

const block = (name: 'paragraph' | 'bulletList' | 'orderedList' | 'codeBlock' | 'blockquote', face: Tool['face'], keys: string, run: Tool['run']): Tool => ({ name, face, keys, run, on: (editor) => editor.isActive(name) });

/** Toolbar buttons by group. */
export const TOOLS: readonly (readonly Tool[])[] = [
  [
    { name: 'undo', face: Undo, keys: 'Control+Z', run: (chain) => chain.undo(), ready: (editor) => editor.can().undo() },
    { name: 'redo', face: Redo, keys: 'Control+Shift+Z', run: (chain) => chain.redo(), ready: (editor) => editor.can().redo() },
  ],
  [
    mark('bold', FormatBold, (chain) => chain.toggleBold(), 'Control+B'),
    mark('italic', FormatItalic, (chain) => chain.toggleItalic(), 'Control+I'),
    mark('strike', FormatStrikethrough, (chain) => chain.toggleStrike(), 'Control+Shift+S'),
    mark('code', Code, (chain) => chain.toggleCode(), 'Control+E'),
    mark('purple', FormatColorText, (chain) => chain.togglePurple()),
    { name: 'clearMarks', face: FormatClear, run: (chain) => chain.unsetAllMarks() },
  ],
  [
    block('paragraph', Notes, 'Control+Alt+0', (chain) => chain.setParagraph()),
    ...HEADINGS.map((level): Tool => ({ name: `heading${level}`, face: `H${level}`, keys: `Control+Alt+${level}`, run: (chain) => chain.toggleHeading({ level }), on: (editor) => editor.isActive('heading', { level }) })),
  ],
  [
    block('bulletList', FormatListBulleted, 'Control+Shift+8', (chain) => chain.toggleBulletList()),
    block('orderedList', FormatListNumbered, 'Control+Shift+7', (chain) => chain.toggleOrderedList()),
    block('codeBlock', DataObject, 'Control+Alt+C', (chain) => chain.toggleCodeBlock()),
    block('blockquote', FormatQuote, 'Control+Shift+B', (chain) => chain.toggleBlockquote()),
    { name: 'horizontalRule', face: HorizontalRule, run: (chain) => chain.setHorizontalRule() },
    { name: 'hardBreak', face: KeyboardReturn, keys: 'Shift+Enter', run: (chain) => chain.setHardBreak() },
    { name: 'clearNodes', face: LayersClear, run: (chain) => chain.clearNodes() },
  ],
];
