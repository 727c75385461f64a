import StarterKit from '@tiptap/starter-kit';
import { Purple } from './purpleMark';

/** Number of undo steps, and the pause in milliseconds that ends a step. */
export const HISTORY = { depth: 100, newGroupDelay: 500 } as const;

/** Editor extensions, which support exactly the content allowed in a stored rich text. */
export const EXTENSIONS = [StarterKit.configure({ link: false, underline: false, trailingNode: false, undoRedo: HISTORY }), Purple];
