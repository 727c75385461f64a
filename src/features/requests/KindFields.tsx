import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { RadioCardInput } from '../../components/form/RadioCardInput';
import { Illustration } from '../../components/illustration/Illustration';
import { useText } from '../../i18n/useText';
import { requestTexts } from './texts';
import type { BuilderValues } from './values';

/** Field for event or training and, for a training, whether it is in person. */
export function KindFields() {
  const t = useText(requestTexts);
  const { values } = useFormikContext<BuilderValues>();
  return (
    <Box sx={{ display: 'grid', gap: 8 }}>
      <RadioCardInput
        name="kind"
        options={[
          { value: 'event', label: t('kinds.event'), description: t('kinds.eventSentence'), picture: <Illustration name="plate" size={64} /> },
          { value: 'training', label: t('kinds.training'), description: t('kinds.trainingSentence'), picture: <Illustration name="knife" size={64} /> },
        ]}
      />
      {values.kind === 'training' && (
        <RadioCardInput
          name="trainingType"
          options={[
            { value: 'in-person', label: t('trainingTypes.inPerson'), description: t('trainingTypes.inPersonSentence') },
            { value: 'online', label: t('trainingTypes.online'), description: t('trainingTypes.onlineSentence') },
          ]}
        />
      )}
    </Box>
  );
}
