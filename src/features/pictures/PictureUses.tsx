import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { ADMIN_RESOURCES, adminPath } from '../../contract/adminResources';
import { localizedOrId } from '../../contract/localized';
import type { PictureUse } from '../../contract/pictures';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { longWordStyles } from '../../components/longWordStyles';
import { libraryTexts } from './texts';

/** Links to the forms of the items that show a picture. @param label accessible name of the list */
export function PictureUses({ uses, label }: { uses: readonly PictureUse[]; label: string }) {
  const t = useText(libraryTexts);
  const language = useLanguage();
  return (
    <Box component="ul" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {uses.map(({ resource, id, name }) => (
        <Typography key={`${resource} ${id}`} component="li" variant="body2" sx={longWordStyles}>
          <Link component={RouterLink} to={`/${language}/${adminPath(resource)}/${encodeURIComponent(id)}/edit`} sx={{ display: 'inline-block', py: '10px', my: '-4px' }}>
            {t('uses.item', { name: localizedOrId(name, language, id), list: ADMIN_RESOURCES[resource].label[language] })}
          </Link>
        </Typography>
      ))}
    </Box>
  );
}
