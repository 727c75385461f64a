import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { lazy, memo, Suspense, useState } from 'react';
import { EMPTY_DIET, type DietValues } from '../../contract/dietKinds';
import { useText } from '../../i18n/useText';
import { dietTexts } from './texts';

const DietsEditor = lazy(async () => ({ default: (await import('./DietsEditor')).DietsEditor }));

interface DietsBoxProps {
  open: boolean;
  setFieldValue: (name: string, value: DietValues[]) => unknown;
}

const DietsBox = memo(function DietsBox({ open, setFieldValue }: DietsBoxProps) {
  const t = useText(dietTexts);
  const [asked, setAsked] = useState(false);
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
});

/** Allergies and diets of a form, stored in its field `diets`. A single button while there are none. */
export function DietsField() {
  const { values, setFieldValue } = useFormikContext<{ diets?: DietValues[] }>();
  return <DietsBox open={(values.diets ?? []).length > 0} setFieldValue={setFieldValue} />;
}
