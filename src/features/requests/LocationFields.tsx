import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useEffect, type ReactNode } from 'react';
import { RadioCardInput } from '../../components/form/RadioCardInput';
import { useField } from '../../components/form/useField';
import { TRAINING_LOCATIONS } from '../../contract/business';
import { needsTravel } from '../../contract/summaryRequest';
import { TRAINING_LOCATION_NAMES } from '../../contract/trainingLocation';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { requestTexts } from './texts';
import type { PartyValues } from './values';
import type { KnownTravel, LocationFieldSlot } from '../../components/form/locationField';

export interface LocationFieldsProps {
  renderPlace: (slot: LocationFieldSlot) => ReactNode;
  travel: KnownTravel | null;
  onTravel: (travel: KnownTravel | null) => void;
}

/** Fields for the location: an event's address, or a training's place with an address when it is at home. An online training has no address. */
export function LocationFields({ renderPlace, travel, onTravel }: LocationFieldsProps) {
  const t = useText(requestTexts);
  const language = useLanguage();
  const { values, setFieldValue } = useFormikContext<PartyValues & { trainingType?: string }>();
  const location = useField<string>('location');
  const { kind, trainingType, trainingPlace } = values;

  // Keeps the training's place consistent with the selected type.
  const online = trainingType === 'online';
  useEffect(() => {
    if (kind !== 'training' || trainingType === undefined) return;
    if (online && trainingPlace !== 'online') void setFieldValue('trainingPlace', 'online');
    if (!online && trainingPlace === 'online') void setFieldValue('trainingPlace', '');
  }, [kind, trainingType, online, trainingPlace, setFieldValue]);

  const offered = TRAINING_LOCATIONS.filter((place) => trainingType === undefined || place !== 'online');
  return (
    <Box sx={{ display: 'grid', gap: 6 }}>
      {kind === 'training' && (online ? <Typography>{t('onlineNote')}</Typography> : <RadioCardInput name="trainingPlace" columns={1} options={offered.map((value) => ({ value, label: TRAINING_LOCATION_NAMES[value][language], description: t(`places.${value}`) }))} />)}
      {needsTravel(values) &&
        renderPlace({ id: location.id, value: location.value, onChange: location.setValue, onBlur: location.onBlur, onTravel, known: travel, error: location.error ? location.helperText : undefined })}
    </Box>
  );
}
