import StarterKit from '@tiptap/starter-kit';
import { Purple } from './purpleMark';

/** How much can be undone, and how long a pause ends one step of it. */
export const HISTORY = { depth: 100, newGroupDelay: 500 } as const;

/** What the editor knows: exactly what a stored rich text may hold. */
export const EXTENSIONS = [StarterKit.configure({ link: false, underline: false, trailingNode: false, undoRedo: HISTORY }), Purple];
