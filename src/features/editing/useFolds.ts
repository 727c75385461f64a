import { useAddressParameters } from '../../components/useAddressParameters';

const NAME = 'folds';

/** Which groups of a list are open. Those that are not as they come stand in the address, so that going back finds them again. */
export function useFolds(): { isOpen: (id: string, asItComes: boolean) => boolean; toggle: (id: string) => void } {
  const [address, setAddress] = useAddressParameters();
  const toggled = new Set((address.get(NAME) ?? '').split(',').filter(Boolean));
  return {
    isOpen: (id, asItComes) => toggled.has(id) !== asItComes,
    toggle(id) {
      const next = toggled.has(id) ? [...toggled].filter((each) => each !== id) : [...toggled, id];
      setAddress({ [NAME]: next.join(',') });
    },
  };
}
