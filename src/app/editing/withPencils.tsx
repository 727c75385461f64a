import type { ShowWords } from '../../i18n/words';
import { EditableWords } from './EditableWords';

/** Returns a function that renders texts with edit buttons. @param onSaved called after a text was saved */
export const withPencils =
  (onSaved: () => void): ShowWords =>
  (tag, words, rich = false) => (
    <EditableWords tag={tag} rich={rich} onSaved={onSaved}>
      {words}
    </EditableWords>
  );
