import { useSearchParams } from 'react-router-dom';

/** Returns the URL's query parameters and a setter for some of them. An empty value deletes a parameter. The setter replaces the history entry. */
export function useAddressParameters(): [URLSearchParams, (changes: Readonly<Record<string, string>>) => void] {
  const [parameters, setParameters] = useSearchParams();
  const change = (changes: Readonly<Record<string, string>>) =>
    setParameters(
      (current) => {
        for (const [name, value] of Object.entries(changes)) {
          if (value === '') current.delete(name);
          else current.set(name, value);
        }
        return current;
      },
      { replace: true },
    );
  return [parameters, change];
}
