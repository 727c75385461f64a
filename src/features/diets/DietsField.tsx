import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { lazy, Suspense, useState } from 'react';
import { EMPTY_DIET, type DietValues } from '../../contract/dietKinds';
import { useText } from '../../i18n/useText';
import { dietTexts } from './texts';

const DietsEditor = lazy(async () => ({ default: (await import('./DietsEditor')).DietsEditor }));

/** Allergies and diets of a form, under its field name `diets`: one button as long as there are none. */
export function DietsField() {
  const t = useText(dietTexts);
  const { values, setFieldValue } = useFormikContext<{ diets?: DietValues[] }>();
  const [asked, setAsked] = useState(false);
  const open = (values.diets ?? []).length > 0;
  const ask = (
    <Button
      variant="outlined"
      color="inherit"
      disabled={open}
      onClick={() => {
        setAsked(true);
        void setFieldValue('diets', [EMPTY_DIET]);
      }}
      sx={{ justifySelf: 'start' }}
    >
      {t('ask')}
    </Button>
  );
  return open ? (
    <Suspense fallback={ask}>
      <DietsEditor focusFirst={asked} />
    </Suspense>
  ) : (
    ask
  );
}
