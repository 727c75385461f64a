import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { TextBox } from '../../components/form/TextBox';
import { useField } from '../../components/form/useField';
import { useText } from '../../i18n/useText';
import { formTexts } from './formTexts';

/** Whether the address is on this site, because pages show no images from other origins. */
const isOwn = (address: string): boolean => /^\/[^/\\]/.test(address) || address.startsWith(`${location.origin}/`);

/** Input for an image address, with a preview once the address is complete. */
export function PictureInput({ name }: { name: string }) {
  const t = useText(formTexts);
  const { value, setValue, onBlur, ...field } = useField<string>(name);
  // The preview updates on blur, because a partial address does not resolve.
  const [settled, setSettled] = useState(value);
  const [broken, setBroken] = useState('');
  const address = settled.trim();
  const message = address === '' ? t('picture.none') : isOwn(address) ? t('picture.broken') : t('picture.foreign');
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 200px' }, alignItems: 'start' }}>
      <TextBox
        {...field}
        inputProps={{ inputMode: 'url', spellCheck: false, autoCapitalize: 'none' }}
        value={value}
        onTextChange={setValue}
        onBlur={() => {
          setSettled(value);
          onBlur();
        }}
        autoComplete="off"
      />
      <Box sx={{ aspectRatio: '3 / 2', maxWidth: 200, display: 'grid', placeItems: 'center', overflow: 'hidden', border: 1, borderColor: 'divider', borderRadius: 1 }}>
        {isOwn(address) && broken !== address ? (
          <Box component="img" src={address} alt={t('picture.preview')} onError={() => setBroken(address)} sx={{ width: 1, height: 1, objectFit: 'cover' }} />
        ) : (
          <Typography variant="caption" role="status" sx={{ p: 3, textAlign: 'center', color: 'text.secondary' }}>
            {message}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
