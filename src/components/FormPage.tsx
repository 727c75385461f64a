import { Arrival } from './Arrival';
import { FormSheet, type FormSheetProps } from './FormSheet';
import { StateMessage, type StateMessageProps } from './StateMessage';

export interface FormPageProps extends FormSheetProps {
  done: boolean;
  /** What stands in the form's place once it is done, and takes the focus. */
  after: Pick<StateMessageProps, 'illustration' | 'title' | 'children' | 'actions'>;
}

/** A page that is one short form and, once it is done, what comes next. */
export function FormPage({ done, after, ...sheet }: FormPageProps) {
  if (!done) return <FormSheet {...sheet} />;
  return (
    <Arrival>
      <StateMessage level={1} role="status" {...after} />
    </Arrival>
  );
}
