import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { RadioCards } from '../../components/form/RadioCards';
import { Illustration } from '../../components/illustration/Illustration';
import { useText } from '../../i18n/useText';
import { requestTexts } from './texts';
import type { BuilderValues } from './values';

/** An event or a training; and of a training, whether people meet. */
export function KindFields() {
  const t = useText(requestTexts);
  const { values } = useFormikContext<BuilderValues>();
  return (
    <Box sx={{ display: 'grid', gap: 8 }}>
      <RadioCards
        name="kind"
        options={[
          { value: 'event', label: t('kinds.event'), hint: t('kinds.eventSentence'), picture: <Illustration name="plate" size={72} /> },
          { value: 'training', label: t('kinds.training'), hint: t('kinds.trainingSentence'), picture: <Illustration name="knife" size={72} /> },
        ]}
      />
      {values.kind === 'training' && (
        <RadioCards
          name="trainingType"
          options={[
            { value: 'in-person', label: t('trainingTypes.inPerson'), hint: t('trainingTypes.inPersonSentence') },
            { value: 'online', label: t('trainingTypes.online'), hint: t('trainingTypes.onlineSentence') },
          ]}
        />
      )}
    </Box>
  );
}
