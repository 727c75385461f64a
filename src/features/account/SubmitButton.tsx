import Button, { type ButtonProps } from '@mui/material/Button';
import { useFormikContext } from 'formik';

export interface SubmitButtonProps extends Pick<ButtonProps, 'color' | 'size'> {
  label: string;
  /** Label while the request is pending. */
  busy: string;
}

/** Submits the surrounding form, once. */
export function SubmitButton({ label, busy, ...look }: SubmitButtonProps) {
  const { isSubmitting } = useFormikContext();
  return (
    <Button type="submit" variant="contained" size="large" loading={isSubmitting} loadingPosition="start" sx={{ justifySelf: { sm: 'start' } }} {...look}>
      {isSubmitting ? busy : label}
    </Button>
  );
}
