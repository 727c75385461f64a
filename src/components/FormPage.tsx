import { FocusOnMount } from './FocusOnMount';
import { FormSheet, type FormSheetProps } from './FormSheet';
import { StateMessage, type StateMessageProps } from './StateMessage';

export interface FormPageProps extends FormSheetProps {
  done: boolean;
  /** Message that replaces the finished form and receives the focus. */
  after: Pick<StateMessageProps, 'illustration' | 'title' | 'children' | 'actions'>;
}

/** Page with a short form; when the form is done, a message about the next step replaces it. */
export function FormPage({ done, after, ...sheet }: FormPageProps) {
  if (!done) return <FormSheet {...sheet} />;
  return (
    <FocusOnMount>
      <StateMessage level={1} role="status" {...after} />
    </FocusOnMount>
  );
}
