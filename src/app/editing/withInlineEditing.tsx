import type { ShowWords } from '../../i18n/words';
import { EditableText } from './EditableText';

/** Returns a function that renders texts with edit buttons. @param onSaved called after a text was saved */
export const withInlineEditing =
  (onSaved: () => void): ShowWords =>
  (tag, words, rich = false) => (
    <EditableText tag={tag} rich={rich} onSaved={onSaved}>
      {words}
    </EditableText>
  );
