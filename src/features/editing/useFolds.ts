import { useAddressParameters } from '../../components/useAddressParameters';

const NAME = 'folds';

/** Expanded state of a list's groups. Groups that differ from their default are stored in the URL, so that back navigation restores them. */
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
