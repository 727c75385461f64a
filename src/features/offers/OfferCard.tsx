import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { stretchedLinkContainer, stretchedLink } from '../../components/stretchedLink';
import type { IllustrationName } from '../../components/illustration/drawings';
import { useSettings } from '../../i18n/SettingsProvider';
import { useText } from '../../i18n/useText';
import { cardFrame } from './cardFrame';
import { OfferPicture } from './OfferPicture';
import { offersTexts } from './texts';

export interface OfferCardProps {
  title: string;
  description: string;
  /** Short facts: date, place and duration, as far as known. */
  facts: readonly string[];
  /** Formatted price. Empty when there is no price. */
  price: string;
  imageUrl: string;
  drawing: IllustrationName;
  to: string;
  /** Whether to label the offer as an example, so that visitors do not take it for a real one. */
  sample?: boolean;
  /** Heading level of the title. */
  level?: 2 | 3;
}

/** Card of an offer. The whole card links to the offer's page; the title is the link's accessible name. */
export function OfferCard({ title, description, facts, price, imageUrl, drawing, to, sample = false, level = 3 }: OfferCardProps) {
  const t = useText(offersTexts);
  const { registered } = useSettings().taxes;
  return (
    <Box
      component="article"
      sx={{
        ...stretchedLinkContainer,
        ...cardFrame,
        height: '100%',
        transition: 'border-color 150ms',
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      <OfferPicture imageUrl={imageUrl} drawing={drawing} sizes="(max-width: 599.95px) 96px, (max-width: 820px) 100vw, 440px" />
      <Box sx={{ display: { xs: 'contents', sm: 'flex' }, flexDirection: 'column', flex: 1, p: 6, borderTop: 1, borderColor: 'divider' }}>
        <Typography variant="h3" component={`h${level}`} sx={{ overflowWrap: 'anywhere', hyphens: 'auto' }}>
          <Link component={RouterLink} to={to} color="inherit" underline="none" sx={stretchedLink}>
            {title}
          </Link>
        </Typography>
        {description && <Typography sx={{ mt: 3, gridArea: '3 / 1 / auto / -1', color: 'text.secondary', textWrap: 'pretty' }}>{description}</Typography>}
        <Box sx={{ gridArea: '2 / 2', mt: { sm: 'auto' }, pt: { xs: 2, sm: 5 } }}>
          {sample && <Chip size="small" variant="outlined" label={t('sample')} sx={{ mb: 2 }} />}
          {facts.map((fact) => (
            <Typography key={fact} variant="body2" sx={{ '&::first-letter': { textTransform: 'uppercase' } }}>
              {fact}
            </Typography>
          ))}
          {price && (
            <Typography component="p" sx={{ mt: 3, display: 'flex', alignItems: 'baseline', columnGap: 2 }}>
              <Box component="span" sx={{ typography: 'h3', fontVariantNumeric: 'tabular-nums', color: 'primary.main' }}>
                {price}
              </Box>{' '}
              <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
                {t(registered ? 'taxes' : 'noTaxes')}
              </Box>
            </Typography>
          )}
        </Box>
      </Box>
    </Box>
  );
}
