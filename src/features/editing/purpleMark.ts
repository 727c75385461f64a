import { Mark, mergeAttributes } from '@tiptap/core';
import { cleanRich } from '../../contract/richText';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    purple: {
      /** Toggles purple on the selection. */
      togglePurple: () => ReturnType;
    };
  }
}

/** The only colour allowed in a text. Rendered as a class, so that the dark scheme can use its own shade. */
export const Purple = Mark.create({
  name: 'purple',
  parseHTML: () => [
    { tag: 'span.purple' },
    // Accepts the same colours in pasted content as in a stored text.
    { style: 'color', getAttrs: (colour) => (cleanRich(`<span style="color:${colour.replaceAll('"', '')}">x</span>`).includes('style=') ? null : false) },
  ],
  renderHTML: ({ HTMLAttributes }) => ['span', mergeAttributes(HTMLAttributes, { class: 'purple' }), 0],
  addCommands() {
    return { togglePurple: () => ({ commands }) => commands.toggleMark(this.name) };
  },
});
