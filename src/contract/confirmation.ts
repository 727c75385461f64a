import { ref, string } from 'yup';

/** Schema of a repeated password, which must equal the first one to prevent typing errors. @param field name of the first field */
export const confirmationOf = (field: string) => string().oneOf([ref(field)], 'passwordsDiffer').required('passwordsDiffer');
