import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Boundary } from '../../components/Boundary';
import { Pencil } from '../../features/editing/Pencil';

// Lazy: the form, the editor and all texts load when an edit button is clicked.
const EditText = lazy(async () => ({ default: (await import('./EditText')).EditText }));

export interface EditableWordsProps {
  tag: string;
  rich?: boolean;
  /** Called after the text was saved. */
  onSaved: () => void;
  children: ReactNode;
}

/** Text of a page as an administrator sees it, with an edit button. */
export function EditableWords({ tag, rich = false, onSaved, children }: EditableWordsProps) {
  const [edited, setEdited] = useState(false);
  const close = () => setEdited(false);
  return (
    <>
      <Pencil tag={tag} rich={rich} onPress={() => setEdited(true)}>
        {children}
      </Pencil>
      {edited && (
        <Boundary fallback={null}>
          <Suspense>
            <EditText
              tag={tag}
              onClose={close}
              onSaved={() => {
                close();
                onSaved();
              }}
            />
          </Suspense>
        </Boundary>
      )}
    </>
  );
}
