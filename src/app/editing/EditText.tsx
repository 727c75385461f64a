import { TextDialog } from '../../features/editing/TextDialog';
import { PUBLIC_TEXTS } from './publicTexts';

export interface EditTextProps {
  tag: string;
  onSaved: () => void;
  onClose: () => void;
}

/** Edits the text with the given tag. */
export function EditText({ tag, onSaved, onClose }: EditTextProps) {
  const text = PUBLIC_TEXTS.find((each) => each.tag === tag);
  if (!text) throw new Error(`No text is called ${tag}`);
  return <TextDialog text={text} onSaved={onSaved} onClose={onClose} />;
}
