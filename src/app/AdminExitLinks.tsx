import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import PublicOutlined from '@mui/icons-material/PublicOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';
import { useLanguage } from '../i18n/LanguageProvider';
import { useText } from '../i18n/useText';
import { adminTexts } from './adminTexts';
import { useLogOut } from './useLogOut';

const line = { justifyContent: 'flex-start', px: 3, borderRadius: '10px', typography: 'body2', fontWeight: 550, color: 'text.secondary', gap: 3, '& .MuiButton-startIcon': { m: 0 }, '& .MuiButton-startIcon > svg': { fontSize: 21 } } as const;

/** Links out of the back office: to the site, and logout. */
export function AdminExitLinks({ onFollow }: { onFollow?: () => void }) {
  const t = useText(adminTexts);
  const language = useLanguage();
  const logOut = useLogOut();
  return (
    <Box sx={{ display: 'grid' }}>
      <Button component={RouterLink} to={`/${language}`} color="inherit" startIcon={<PublicOutlined />} onClick={onFollow} sx={line}>
        {t('site')}
      </Button>
      <Button color="inherit" startIcon={<LogoutOutlined />} onClick={logOut} sx={line}>
        {t('logOut')}
      </Button>
    </Box>
  );
}
