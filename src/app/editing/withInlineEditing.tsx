import type { TextRenderer } from '../../i18n/textRenderer';
import { EditableText } from './EditableText';

/** Returns a function that renders texts with edit buttons. @param onSaved called after a text was saved */
export const withInlineEditing =
  (onSaved: () => void): TextRenderer =>
  (tag, text, rich = false) => (
    <EditableText tag={tag} rich={rich} onSaved={onSaved}>
      {text}
    </EditableText>
  );
