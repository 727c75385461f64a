import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { CheckLine } from '../../components/CheckLine';
import { TextInput } from '../../components/form/TextInput';
import type { FullCatalogue } from '../../contract/summaryRequest';
import { useText } from '../../i18n/useText';
import { MenuFields } from './MenuFields';
import { requestTexts } from './texts';
import type { BuilderValues } from './values';

/** Fields for the title, description and contents: dishes or topics. */
export function IdeaFields({ catalogue }: { catalogue: FullCatalogue & { loading: boolean } }) {
  const t = useText(requestTexts);
  const { values, setFieldValue } = useFormikContext<BuilderValues>();
  return (
    <Box sx={{ display: 'grid', gap: 10 }}>
      <Box sx={{ display: 'grid', gap: 4, maxWidth: 640 }}>
        <TextInput name="title" required />
        <TextInput name="description" required rows={3} />
        {values.kind !== 'training' && <CheckLine label={t('menu.reusable')} checked={values.reusableUtensils} onToggle={() => void setFieldValue('reusableUtensils', !values.reusableUtensils)} />}
      </Box>
      <MenuFields catalogue={catalogue} />
    </Box>
  );
}
