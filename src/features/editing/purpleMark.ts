import { Mark, mergeAttributes } from '@tiptap/core';
import { cleanRich } from '../../contract/richText';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    purple: {
      /** Makes the selection purple, or no longer. */
      togglePurple: () => ReturnType;
    };
  }
}

/** The one colour that a text may have. It is a class on the screen, so that the dark scheme can show its own. */
export const Purple = Mark.create({
  name: 'purple',
  parseHTML: () => [
    { tag: 'span.purple' },
    // What is pasted: the same colours that a stored text may have.
    { style: 'color', getAttrs: (colour) => (cleanRich(`<span style="color:${colour.replaceAll('"', '')}">x</span>`).includes('style=') ? null : false) },
  ],
  renderHTML: ({ HTMLAttributes }) => ['span', mergeAttributes(HTMLAttributes, { class: 'purple' }), 0],
  addCommands() {
    return { togglePurple: () => ({ commands }) => commands.toggleMark(this.name) };
  },
});
