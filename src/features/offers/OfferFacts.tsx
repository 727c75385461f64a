import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useSettings } from '../../i18n/SettingsProvider';
import { useText } from '../../i18n/useText';
import { detailTexts } from './detailTexts';
import { offersTexts } from './texts';

export interface OfferFactsProps {
  /** Price, the largest text of the card. Empty when there is no price. */
  price: string;
  /** Name and text of each fact. Facts without text are omitted. */
  facts: readonly { name: string; text: string }[];
  /** Action links. */
  children: ReactNode;
}

/** Facts that a visitor needs before booking, with the booking button. */
export function OfferFacts({ price, facts, children }: OfferFactsProps) {
  const t = useText(detailTexts);
  const tOfCards = useText(offersTexts);
  const { registered } = useSettings().taxes;
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper', p: { xs: 5, sm: 7 } }}>
      <Typography id={id} variant="h4" component="h2">
        {t('detail.facts')}
      </Typography>
      <Box component="dl" sx={{ m: 0, mt: 4 }}>
        {facts
          .filter(({ text }) => text !== '')
          .map(({ name, text }) => (
            <Box key={name} sx={{ display: 'grid', gridTemplateColumns: 'minmax(72px, auto) minmax(0, 1fr)', columnGap: 4, py: 2.5, borderTop: 1, borderColor: 'divider' }}>
              <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
                {name}
              </Typography>
              <Typography component="dd" variant="body2" sx={{ m: 0, fontWeight: 600, overflowWrap: 'anywhere', textAlign: 'right', '&::first-letter': { textTransform: 'uppercase' } }}>
                {text}
              </Typography>
            </Box>
          ))}
        {price && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'baseline', columnGap: 4, pt: 4, borderTop: 1, borderColor: 'divider' }}>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              {t('detail.price')}
            </Typography>
            <Typography component="dd" variant="h2" sx={{ m: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
              {price}{' '}
              <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
                {tOfCards(registered ? 'taxes' : 'noTaxes')}
              </Box>
            </Typography>
          </Box>
        )}
      </Box>
      <Box sx={{ mt: 6, display: 'grid', gap: 2 }}>{children}</Box>
    </Box>
  );
}
