import { useState, type ReactNode } from 'react';
import { Arrival } from './Arrival';
import { FormSheet, type FormSheetProps } from './FormSheet';
import { StateMessage, type StateMessageProps } from './StateMessage';

export interface FormPageProps extends Omit<FormSheetProps, 'children'> {
  form: (onDone: () => void) => ReactNode;
  /** What stands in the form's place once it is done; `again` brings the form back. */
  done: Pick<StateMessageProps, 'illustration' | 'title' | 'children'> & { actions: (again: () => void) => ReactNode };
}

/** A page that is one short form and, once it is done, what comes next. */
export function FormPage({ form, done: { actions, ...message }, ...sheet }: FormPageProps) {
  const [done, setDone] = useState(false);
  if (!done) return <FormSheet {...sheet}>{form(() => setDone(true))}</FormSheet>;
  return (
    <Arrival>
      <StateMessage level={1} role="status" {...message} actions={actions(() => setDone(false))} />
    </Arrival>
  );
}
