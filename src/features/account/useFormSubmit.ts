import { useState } from 'react';
import { ApiError } from '../../api/client';

/** Submits a form. Field errors go to the fields; any other failure is kept until the next attempt. */
export function useFormSubmit() {
  const [failure, setFailure] = useState<unknown>(null);
  const attempt = async (send: () => Promise<void>, setStatus: (refused: Record<string, string>) => void): Promise<void> => {
    setFailure(null);
    try {
      await send();
    } catch (refusal) {
      if (refusal instanceof ApiError && Object.keys(refusal.fields).length > 0) setStatus(refusal.fields);
      else setFailure(refusal);
    }
  };
  return { failure, attempt };
}
