import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, type ChangeEvent } from 'react';
import { longWordStyles } from '../../components/longWordStyles';
import { MAX_IMPORT_BYTES } from '../../contract/dataTransfer';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { formatSize } from './formatSize';
import { dataTransferTexts } from './texts';

export interface ImportFormProps {
  /** File to import; null until one is chosen. */
  file: Pick<File, 'name' | 'size'> | null;
  /** Message of the last attempt, or null. */
  failure: string | null;
  onChoose: (file: File) => void;
  onStart: () => void;
}

/** Choice of the file to import. */
export function ImportForm({ file, failure, onChoose, onStart }: ImportFormProps) {
  const t = useText(dataTransferTexts);
  const language = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    if (chosen) onChoose(chosen);
    // Without this, choosing the same file again would be no change.
    target.value = '';
  };
  const isTooLarge = file !== null && file.size > MAX_IMPORT_BYTES;
  const message = isTooLarge ? t('import.tooLarge', { size: formatSize(MAX_IMPORT_BYTES, language) }) : failure;
  return (
    <>
      <Typography sx={{ textWrap: 'pretty' }}>{t('import.what')}</Typography>
      {file !== null && <Typography sx={{ fontWeight: 600, ...longWordStyles }}>{t('import.chosen', { name: file.name, size: formatSize(file.size, language) })}</Typography>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {file !== null && !isTooLarge && (
          <Button variant="contained" onClick={onStart}>
            {t('import.start')}
          </Button>
        )}
        <input ref={input} type="file" hidden tabIndex={-1} aria-hidden accept=".zip,application/zip" onChange={choose} />
        <Button variant="outlined" color="inherit" onClick={() => input.current?.click()}>
          {t(file === null ? 'import.choose' : 'import.another')}
        </Button>
      </Box>
      {message !== null && (
        <Alert severity="error" variant="outlined" sx={{ width: 1 }}>
          {message}
        </Alert>
      )}
    </>
  );
}
