import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { RichEditor, type RichEditorProps } from '../../../src/features/editing/RichEditor';
import type { PlayContext } from '../../fixtures/playContext';
import { onPaper, textOf } from './steps';

function ControlledEditor({ value, onHtml, ...rest }: RichEditorProps) {
  const [html, setHtml] = useState(value);
  return (
    <RichEditor
      {...rest}
      value={html}
      onHtml={(next) => {
        setHtml(next);
        onHtml(next);
      }}
    />
  );
}

const written = fn();
const meta = preview.meta({
  component: RichEditor,
  render: (args) => <ControlledEditor {...args} />,
  args: { id: 'field-fr', label: 'Français', lang: 'fr', value: 'Douze heures de fumée', onHtml: written },
  decorators: [onPaper],
  beforeEach: () => void written.mockClear(),
});

type ToolName = Parameters<ReturnType<typeof textOf>>[0];

/** Selects the whole text and clicks a toolbar button. */
async function apply(steps: PlayContext, name: ToolName) {
  const surface = await steps.canvas.findByRole('textbox');
  await steps.userEvent.click(surface);
  await steps.userEvent.keyboard('{Control>}a{/Control}');
  await press(steps, name);
}

const press = async (steps: PlayContext, name: ToolName) => steps.userEvent.click(steps.canvas.getByRole('button', { name: textOf(steps)(name) }));

const lastHtml = () => String(written.mock.lastCall?.[0]);
const expectHtml = (html: string) => waitFor(() => expect(lastHtml()).toBe(html));

export const Default = meta.story({
  async play(steps) {
    await expect(await steps.canvas.findByRole('textbox', { name: 'Français' })).toHaveTextContent('Douze heures de fumée');
    await expect(steps.canvas.getAllByRole('button')).toHaveLength(22);
  },
});

/** Inline formats. Checks that each can be toggled and that all can be cleared together. */
export const Marks = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    await apply(steps, 'tools.bold');
    await expectHtml('<p><strong>Douze heures de fumée</strong></p>');
    await expect(steps.canvas.getByRole('button', { name: textOf(steps)('tools.bold') })).toHaveAttribute('aria-pressed', 'true');
    await press(steps, 'tools.italic');
    await expectHtml('<p><strong><em>Douze heures de fumée</em></strong></p>');
    await press(steps, 'tools.clearMarks');
    await expectHtml('<p>Douze heures de fumée</p>');
    await press(steps, 'tools.strike');
    await expectHtml('<p><s>Douze heures de fumée</s></p>');
    await press(steps, 'tools.code');
    await expectHtml('<p><code>Douze heures de fumée</code></p>');
  },
});

export const Purple = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    await apply(steps, 'tools.purple');
    await expectHtml('<p><span style="color: #6D28D9">Douze heures de fumée</span></p>');
    await press(steps, 'tools.purple');
    await expectHtml('<p>Douze heures de fumée</p>');
  },
});

export const Headings = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    await steps.canvas.findByRole('textbox');
    for (const level of [1, 2, 3, 4, 5, 6] as const) {
      await apply(steps, `tools.heading${level}`);
      await expectHtml(`<h${level}>Douze heures de fumée</h${level}>`);
    }
    await press(steps, 'tools.paragraph');
    await expectHtml('<p>Douze heures de fumée</p>');
  },
});

export const Blocks = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    await apply(steps, 'tools.bulletList');
    await expectHtml('<ul><li><p>Douze heures de fumée</p></li></ul>');
    await press(steps, 'tools.orderedList');
    await expectHtml('<ol><li><p>Douze heures de fumée</p></li></ol>');
    await press(steps, 'tools.clearNodes');
    await expectHtml('<p>Douze heures de fumée</p>');
    await press(steps, 'tools.blockquote');
    await expectHtml('<blockquote><p>Douze heures de fumée</p></blockquote>');
    await press(steps, 'tools.clearNodes');
    await press(steps, 'tools.codeBlock');
    await expectHtml('<pre>Douze heures de fumée</pre>');
    await press(steps, 'tools.codeBlock');
    await press(steps, 'tools.horizontalRule');
    await waitFor(() => expect(lastHtml()).toContain('<hr>'));
    await steps.userEvent.keyboard('ligne');
    await press(steps, 'tools.hardBreak');
    await steps.userEvent.keyboard('suivante');
    await waitFor(() => expect(lastHtml()).toContain('ligne<br>suivante'));
  },
});

/** Undo and redo. Checks that both work and that both are disabled before the first change. */
export const UndoRedo = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    await steps.canvas.findByRole('textbox');
    await expect(steps.canvas.getByRole('button', { name: textOf(steps)('tools.undo') })).toHaveAttribute('aria-disabled', 'true');
    await apply(steps, 'tools.bold');
    await expectHtml('<p><strong>Douze heures de fumée</strong></p>');
    await press(steps, 'tools.undo');
    await expectHtml('<p>Douze heures de fumée</p>');
    await press(steps, 'tools.redo');
    await expectHtml('<p><strong>Douze heures de fumée</strong></p>');
  },
});

/** Keyboard shortcuts of the editor. */
export const Shortcuts = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    await steps.userEvent.click(await steps.canvas.findByRole('textbox'));
    await steps.userEvent.keyboard('{Control>}a{/Control}{Control>}b{/Control}');
    await expectHtml('<p><strong>Douze heures de fumée</strong></p>');
    await steps.userEvent.keyboard('{Control>}z{/Control}');
    await expectHtml('<p>Douze heures de fumée</p>');
  },
});

export const Invalid = meta.story({ args: { error: true, helperText: 'C’est trop long.' }, tags: ['no-screenshot'] });
