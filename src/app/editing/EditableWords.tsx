import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Boundary } from '../../components/Boundary';
import { Pencil } from '../../features/editing/Pencil';

// The fields, the editor and all texts come once a pencil is pressed.
const EditText = lazy(async () => ({ default: (await import('./EditText')).EditText }));

export interface EditableWordsProps {
  tag: string;
  rich?: boolean;
  /** Called once another text is stored. */
  onSaved: () => void;
  children: ReactNode;
}

/** A text of a page as an administrator sees it: to read, with a pencil that leads to editing it. */
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
