import { lazy, Suspense, useState, type ReactNode } from 'react';
import { ErrorBoundary } from '../../components/ErrorBoundary';
import { InlineEditButton } from '../../features/editing/InlineEditButton';

// Lazy: the form, the editor and all texts load when an edit button is clicked.
const EditText = lazy(async () => ({ default: (await import('./EditText')).EditText }));

export interface EditableTextProps {
  tag: string;
  rich?: boolean;
  /** Called after the text was saved. */
  onSaved: () => void;
  children: ReactNode;
}

/** Text of a page as an administrator sees it, with an edit button. */
export function EditableText({ tag, rich = false, onSaved, children }: EditableTextProps) {
  const [edited, setEdited] = useState(false);
  const close = () => setEdited(false);
  return (
    <>
      <InlineEditButton tag={tag} rich={rich} onPress={() => setEdited(true)}>
        {children}
      </InlineEditButton>
      {edited && (
        <ErrorBoundary fallback={null}>
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
        </ErrorBoundary>
      )}
    </>
  );
}
