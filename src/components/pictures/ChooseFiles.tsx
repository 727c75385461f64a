import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { PICTURE_TYPES } from '../../contract/pictures';
import { useText } from '../../i18n/useText';
import { pictureTexts } from './pictureTexts';

export interface ChooseFilesProps {
  /** Whether several files make sense. */
  multiple?: boolean;
  onFiles: (files: readonly File[]) => void;
}

const ACCEPT = PICTURE_TYPES.join(',');

/** Buttons that open the device's file dialog and, on a telephone, its camera. */
export function ChooseFiles({ multiple = false, onFiles }: ChooseFilesProps) {
  const t = useText(pictureTexts);
  const formats = useId();
  const library = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const take = (input: HTMLInputElement) => {
    onFiles([...(input.files ?? [])]);
    // Cleared, so that the same file can be chosen again.
    input.value = '';
  };
  const hidden = { type: 'file', accept: ACCEPT, hidden: true, tabIndex: -1, 'aria-hidden': true, onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => take(currentTarget) } as const;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <input ref={library} {...hidden} multiple={multiple} data-purpose="library" />
      <input ref={camera} {...hidden} capture="environment" data-purpose="camera" />
      <Button variant="outlined" startIcon={<AddPhotoAlternateOutlined />} aria-describedby={formats} onClick={() => library.current?.click()}>
        {t(multiple ? 'chooseMany' : 'choose')}
      </Button>
      <Button variant="outlined" color="inherit" startIcon={<PhotoCameraOutlined />} onClick={() => camera.current?.click()} sx={{ display: 'none', '@media (pointer: coarse)': { display: 'inline-flex' } }}>
        {t('take')}
      </Button>
      <Typography id={formats} variant="caption" sx={{ color: 'text.secondary', flexBasis: { xs: '100%', sm: 'auto' } }}>
        {t('formats')}
      </Typography>
    </Box>
  );
}
