import PhotoLibraryOutlined from '@mui/icons-material/PhotoLibraryOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { usePictureChanges, usePictureLibrary } from '../../api/pictures';
import { usePicture } from '../../api/usePicture';
import { usePictureUploads } from '../../api/usePictureUploads';
import { useField } from '../../components/form/useField';
import { ChooseFiles } from '../../components/pictures/ChooseFiles';
import { PictureDetailsDialog } from '../../components/pictures/PictureDetailsDialog';
import { PicturePickerDialog } from '../../components/pictures/PicturePickerDialog';
import { UploadList } from '../../components/pictures/UploadList';
import { isDescribed, pictureIdOf, picturePath, type PictureRecord } from '../../contract/pictures';
import { useText } from '../../i18n/useText';
import { AddressInput } from './AddressInput';
import { ChosenPicture } from './ChosenPicture';
import { saveFailure } from './failureMessage';
import { formTexts } from './formTexts';

/**
 * Input for the picture of a record: uploaded from this device, chosen from the library, or at another address. A picture can be used once it has
 * words in both languages.
 */
export function PictureInput({ name }: { name: string }) {
  const t = useText(formTexts);
  const labelId = useId();
  const { id, label, value, setValue, helperText, error, onBlur } = useField<string>(name);
  const chosenId = pictureIdOf(value);
  const chosen = usePicture(value);
  const [picking, setPicking] = useState(false);
  const [describing, setDescribing] = useState<PictureRecord | null>(null);
  // Picture of this device that was uploaded, but whose words were put off.
  const [waiting, setWaiting] = useState<PictureRecord | null>(null);
  const library = usePictureLibrary(picking || chosenId !== null);
  const { save, refresh } = usePictureChanges();

  const choose = (picture: PictureRecord) => {
    setWaiting(null);
    setValue(picturePath(picture.id));
  };
  const pick = (picture: PictureRecord) => {
    setPicking(false);
    if (isDescribed(picture)) choose(picture);
    else setDescribing(picture);
  };
  const { uploads, add, retry, dismiss } = usePictureUploads((picture) => {
    setWaiting(picture);
    setDescribing(picture);
    void refresh();
  });
  const record = library.data?.find((each) => each.id === chosenId);
  const missing = chosenId !== null && chosen === null;
  return (
    // The error summary leads here, because no single control stands for the picture.
    <Box id={id} tabIndex={-1} role="group" aria-labelledby={labelId} sx={{ display: 'grid', gap: 4, '&:focus': { outline: 'none' } }}>
      <Box>
        <Typography id={labelId} variant="body2" sx={{ fontWeight: 650 }}>
          {label}
        </Typography>
        {(chosenId !== null || value === '') && helperText && (
          <FormHelperText error={error} sx={{ mx: 0 }}>
            {helperText}
          </FormHelperText>
        )}
      </Box>
      {chosen && <ChosenPicture picture={chosen} onEdit={record ? () => setDescribing(record) : null} onRemove={() => setValue('')} />}
      {missing && (
        <Alert severity="warning" variant="outlined" action={<Button color="inherit" onClick={() => setValue('')}>{t('picture.remove')}</Button>}>
          {t('picture.gone')}
        </Alert>
      )}
      <UploadList uploads={uploads} onRetry={retry} onDismiss={dismiss} />
      {waiting && !describing && (
        <Alert severity="info" variant="outlined" role="status" action={<Button color="inherit" onClick={() => setDescribing(waiting)}>{t('picture.describe')}</Button>}>
          {t('picture.waiting')}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' }}>
        <ChooseFiles onFiles={add} />
        <Button color="inherit" startIcon={<PhotoLibraryOutlined />} onClick={() => setPicking(true)}>
          {t('picture.library')}
        </Button>
      </Box>
      {chosenId === null && <AddressInput id={`${id}-address`} name={name} value={value} onTextChange={setValue} onBlur={onBlur} error={error} helperText={error ? helperText : undefined} />}
      {picking && <PicturePickerDialog pictures={library.data} failed={library.error !== undefined} onRetry={() => void library.mutate()} onChoose={pick} onClose={() => setPicking(false)} />}
      {describing && (
        <PictureDetailsDialog
          key={describing.id}
          picture={describing}
          onClose={() => setDescribing(null)}
          onSave={async (details) => {
            try {
              choose(await save(describing, details));
              setDescribing(null);
              return null;
            } catch (failure) {
              return saveFailure(failure, t);
            }
          }}
        />
      )}
    </Box>
  );
}
