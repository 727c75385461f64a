import { EditorContent, useEditor } from '@tiptap/react';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { EXTENSIONS } from '../../../src/features/editing/extensions';
import { Toolbar } from '../../../src/features/editing/Toolbar';
import { onPaper, textOf } from './steps';

function Stage() {
  const editor = useEditor({ extensions: EXTENSIONS, content: { type: 'doc', content: [{ type: 'paragraph' }] }, immediatelyRender: false, editorProps: { attributes: { id: 'surface', role: 'textbox', 'aria-label': 'Texte' } } });
  return (
    <>
      {editor && <Toolbar editor={editor} controls="surface" />}
      <EditorContent editor={editor} />
    </>
  );
}

const meta = preview.meta({ component: Toolbar, render: Stage, args: { controls: 'surface' } as never, decorators: [onPaper] });

/** Keyboard navigation: the toolbar is a single tab stop. Checks that the arrows, Home and End move within the toolbar and wrap around. */
export const Default = meta.story({
  async play(steps) {
    const named = (name: 'tools.undo' | 'tools.redo' | 'tools.clearNodes') => steps.canvas.getByRole('button', { name: textOf(steps)(name) });
    const bar = await steps.canvas.findByRole('toolbar', { name: textOf(steps)('tools.label') });
    await steps.userEvent.tab();
    await expect(named('tools.undo')).toHaveFocus();
    await steps.userEvent.keyboard('{ArrowRight}');
    await expect(named('tools.redo')).toHaveFocus();
    await steps.userEvent.keyboard('{End}');
    await expect(named('tools.clearNodes')).toHaveFocus();
    await steps.userEvent.keyboard('{ArrowRight}');
    await expect(named('tools.undo')).toHaveFocus();
    await steps.userEvent.keyboard('{ArrowLeft}{Home}');
    await expect(named('tools.undo')).toHaveFocus();
    await expect(bar.querySelectorAll('button[tabindex="0"]')).toHaveLength(1);
    await steps.userEvent.tab();
    await expect(steps.canvas.getByRole('textbox')).toHaveFocus();
  },
});
