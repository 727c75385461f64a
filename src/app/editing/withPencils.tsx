import type { ShowWords } from '../../i18n/words';
import { EditableWords } from './EditableWords';

/** Shows the texts of pages with a pencil behind each. @param onSaved called once another text is stored */
export const withPencils =
  (onSaved: () => void): ShowWords =>
  (tag, words, rich = false) => (
    <EditableWords tag={tag} rich={rich} onSaved={onSaved}>
      {words}
    </EditableWords>
  );
