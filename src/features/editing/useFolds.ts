import { useSearchParams } from 'react-router-dom';

const NAME = 'folds';

/** Which groups of a list are open. Those that are not as they come stand in the address, so that going back finds them again. */
export function useFolds(): { isOpen: (id: string, asItComes: boolean) => boolean; toggle: (id: string) => void } {
  const [address, setAddress] = useSearchParams();
  const toggled = new Set((address.get(NAME) ?? '').split(',').filter(Boolean));
  return {
    isOpen: (id, asItComes) => toggled.has(id) !== asItComes,
    toggle(id) {
      const next = toggled.has(id) ? [...toggled].filter((each) => each !== id) : [...toggled, id];
      setAddress(
        (before) => {
          if (next.length === 0) before.delete(NAME);
          else before.set(NAME, next.join(','));
          return before;
        },
        { replace: true, preventScrollReset: true },
      );
    },
  };
}
