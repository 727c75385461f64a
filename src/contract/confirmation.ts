import { ref, string } from 'yup';

/** A form's own safeguard against a slip: the same password, typed once more. @param field the name of the first one */
export const confirmationOf = (field: string) => string().oneOf([ref(field)], 'passwordsDiffer').required('passwordsDiffer');
