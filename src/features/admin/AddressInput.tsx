import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { TextBox } from '../../components/form/TextBox';
import { useText } from '../../i18n/useText';
import { formTexts } from './formTexts';

export interface AddressInputProps {
  id: string;
  name: string;
  value: string;
  error: boolean;
  helperText: string | undefined;
  onTextChange: (address: string) => void;
  onBlur: () => void;
}

/** Whether the address is on this site, because pages show no images from other origins. */
const isOwn = (address: string): boolean => /^\/[^/\\]/.test(address) || address.startsWith(`${location.origin}/`);

/** Address of a picture that was not uploaded, behind a button, with a preview once the address is complete. */
export function AddressInput({ id, name, value, error, helperText, onTextChange, onBlur }: AddressInputProps) {
  const t = useText(formTexts);
  const content = useId();
  const [open, setOpen] = useState(value !== '');
  // The preview updates on blur, because a partial address does not resolve.
  const [settled, setSettled] = useState(value);
  const [broken, setBroken] = useState('');
  const address = settled.trim();
  return (
    <Box>
      <Button color="inherit" aria-expanded={open} aria-controls={content} onClick={() => setOpen(!open)} endIcon={<ExpandMore sx={{ transform: open ? 'rotate(180deg)' : 'none' }} />} sx={{ px: 3, ml: -3 }}>
        {t('picture.address')}
      </Button>
      <Box id={content} sx={{ display: open ? 'grid' : 'none', mt: 3, gap: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 200px' }, alignItems: 'start' }}>
        <TextBox
          id={id}
          name={name}
          label={t('picture.addressLabel')}
          error={error}
          helperText={helperText ?? t('picture.addressHint')}
          inputProps={{ inputMode: 'url', spellCheck: false, autoCapitalize: 'none' }}
          value={value}
          onTextChange={onTextChange}
          onBlur={() => {
            setSettled(value);
            onBlur();
          }}
          autoComplete="off"
        />
        {address !== '' && (
          <Box sx={{ aspectRatio: '3 / 2', maxWidth: 200, display: 'grid', placeItems: 'center', overflow: 'hidden', border: 1, borderColor: 'divider', borderRadius: 1 }}>
            {isOwn(address) && broken !== address ? (
              <Box component="img" src={address} alt={t('picture.preview')} onError={() => setBroken(address)} sx={{ width: 1, height: 1, objectFit: 'cover' }} />
            ) : (
              <Typography variant="caption" role="status" sx={{ p: 3, textAlign: 'center', color: 'text.secondary' }}>
                {t(isOwn(address) ? 'picture.broken' : 'picture.foreign')}
              </Typography>
            )}
          </Box>
        )}
      </Box>
    </Box>
  );
}
