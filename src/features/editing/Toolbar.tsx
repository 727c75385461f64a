import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useEditorState, type Editor } from '@tiptap/react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useText } from '../../i18n/useText';
import { editingTexts } from './texts';
import { TOOLS } from './tools';

export interface ToolbarProps {
  editor: Editor;
  /** Id of the formatted element. */
  controls: string;
}

const ALL = TOOLS.flat();

const STEPS: Readonly<Record<string, (place: number) => number>> = {
  ArrowRight: (place) => (place + 1) % ALL.length,
  ArrowLeft: (place) => (place - 1 + ALL.length) % ALL.length,
  Home: () => 0,
  End: () => ALL.length - 1,
};

/** Toolbar for rich text. One Tab stop; the arrow keys, Home and End move within it. */
export function Toolbar({ editor, controls }: ToolbarProps) {
  const t = useText(editingTexts);
  const bar = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const states = useEditorState({ editor, selector: ({ editor: now }) => ALL.map(({ on, ready }) => ({ on: on?.(now) ?? null, ready: ready?.(now) ?? true })) });
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const next = step(at);
    setAt(next);
    bar.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <Box
      ref={bar}
      role="toolbar"
      aria-label={t('tools.label')}
      aria-controls={controls}
      tabIndex={-1}
      onKeyDown={move}
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, borderBottom: 1, borderColor: 'divider', bgcolor: 'background.default', p: 1 }}
    >
      {TOOLS.map((group) => (
        <Box key={group[0]?.name} sx={{ display: 'flex', flexWrap: 'wrap' }}>
          {group.map(({ name, face: Face, keys, run }) => {
            const place = ALL.findIndex((tool) => tool.name === name);
            const { on = null, ready = true } = states[place] ?? {};
            return (
              <IconButton
                key={name}
                aria-label={t(`tools.${name}`)}
                title={keys ? `${t(`tools.${name}`)} (${keys.replace('Control', 'Ctrl')})` : t(`tools.${name}`)}
                aria-keyshortcuts={keys}
                aria-pressed={on ?? undefined}
                aria-disabled={!ready}
                tabIndex={place === at ? 0 : -1}
                // Prevents the click from changing the selection.
                onMouseDown={(event) => event.preventDefault()}
                onFocus={() => setAt(place)}
                onClick={() => {
                  if (ready) run(editor.chain().focus()).run();
                }}
                sx={{ width: 44, height: 44, borderRadius: 1, color: ready ? 'text.primary' : 'text.disabled', '&[aria-pressed=true]': { bgcolor: 'secondary.main', color: 'secondary.contrastText' } }}
              >
                {typeof Face === 'string' ? <Box component="span" aria-hidden sx={{ fontSize: '1rem', fontWeight: 700 }}>{Face}</Box> : <Face fontSize="small" />}
              </IconButton>
            );
          })}
        </Box>
      ))}
    </Box>
  );
}
