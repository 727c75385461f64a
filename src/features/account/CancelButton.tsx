import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';

export interface CancelButtonProps {
  label: string;
  onCancel: () => void;
}

/** Closes the surrounding form; disabled while the form is being submitted. */
export function CancelButton({ label, onCancel }: CancelButtonProps) {
  const { isSubmitting } = useFormikContext();
  return (
    <Button color="inherit" onClick={onCancel} disabled={isSubmitting}>
      {label}
    </Button>
  );
}
