import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';

export interface CancelButtonProps {
  label: string;
  onCancel: () => void;
}

/** The way out of the form that it stands in, until it is sent. */
export function CancelButton({ label, onCancel }: CancelButtonProps) {
  const { isSubmitting } = useFormikContext();
  return (
    <Button color="inherit" onClick={onCancel} disabled={isSubmitting}>
      {label}
    </Button>
  );
}
