import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import type { KnownTravel, LocationFieldSlot } from '../../../components/form/locationField';
import { SelectInput } from '../../../components/form/SelectInput';
import { useField } from '../../../components/form/useField';
import { TRAINING_LOCATIONS } from '../../../contract/business';
import { TRAINING_LOCATION_NAMES } from '../../../contract/trainingLocation';
import { useLanguage } from '../../../i18n/LanguageProvider';
import { needsAddress, type ContentValues } from './values';

export interface PlaceFieldProps {
  renderPlace: (slot: LocationFieldSlot) => ReactNode;
  onTravel: (travel: KnownTravel | null) => void;
}

function Address({ renderPlace, onTravel }: PlaceFieldProps) {
  const { id, value, setValue, onBlur, error, helperText } = useField<string>('location');
  return renderPlace({ id, value, onChange: setValue, onBlur, onTravel, error: error ? helperText : undefined });
}

/** Place of a request: an address, or for a member's training one of its locations. */
export function PlaceField(props: PlaceFieldProps) {
  const language = useLanguage();
  const { values } = useFormikContext<ContentValues>();
  return (
    <>
      {values.kind === 'training' && <SelectInput name="trainingPlace" required options={TRAINING_LOCATIONS.map((value) => ({ value, label: TRAINING_LOCATION_NAMES[value][language] }))} />}
      {needsAddress(values) && <Address {...props} />}
    </>
  );
}
