import Button, { type ButtonProps } from '@mui/material/Button';
import { useFormikContext } from 'formik';

export interface SubmitButtonProps extends Pick<ButtonProps, 'color' | 'size'> {
  label: string;
  /** While the server has not answered. */
  busy: string;
}

/** Sends the form that it stands in, once. */
export function SubmitButton({ label, busy, ...look }: SubmitButtonProps) {
  const { isSubmitting } = useFormikContext();
  return (
    <Button type="submit" variant="contained" size="large" loading={isSubmitting} loadingPosition="start" sx={{ justifySelf: { sm: 'start' } }} {...look}>
      {isSubmitting ? busy : label}
    </Button>
  );
}
