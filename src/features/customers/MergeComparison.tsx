import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { longWordStyles } from '../../components/longWordStyles';
import type { CustomerFields, CustomerLine } from '../../contract/customers';
import { useText } from '../../i18n/useText';
import { customersTexts } from './texts';

export type ComparedCard = CustomerFields & Pick<CustomerLine, 'requests'>;

function Side({ title, card, strong }: { title: string; card: ComparedCard; strong: boolean }) {
  const t = useText(customersTexts);
  return (
    <Box component="section" aria-label={title} sx={{ minWidth: 0, border: 1, borderColor: strong ? 'primary.main' : 'text.secondary', borderStyle: strong ? 'solid' : 'dashed', borderRadius: 1, px: 4, py: 3 }}>
      <Typography variant="caption" component="h3" sx={{ color: 'text.secondary', fontWeight: 650 }}>
        {title}
      </Typography>
      <Typography sx={{ fontWeight: 650, ...longWordStyles }}>{card.name}</Typography>
      {[card.telephone, card.email].filter(Boolean).map((line) => (
        <Typography key={line} variant="body2" sx={longWordStyles}>
          {line}
        </Typography>
      ))}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {[t(`speaks.${card.language}`), t('requests', { count: card.requests })].join(' · ')}
      </Typography>
      {card.notes && (
        <Typography variant="body2" sx={{ mt: 2, whiteSpace: 'pre-line', maxHeight: 120, overflowY: 'auto', ...longWordStyles }} tabIndex={card.notes.length > 160 ? 0 : undefined}>
          {card.notes}
        </Typography>
      )}
    </Box>
  );
}

/** Both cards of a merge, and the effects of merging them. */
export function MergeComparison({ kept, other }: { kept: ComparedCard; other: ComparedCard }) {
  const t = useText(customersTexts);
  return (
    <>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }, gap: 3, alignItems: 'start' }}>
        <Side title={t('merge.kept')} card={kept} strong />
        <Side title={t('merge.gone')} card={other} strong={false} />
      </Box>
      <div>
        <Typography component="h3" sx={{ fontWeight: 650, mb: 1 }}>
          {t('merge.effects')}
        </Typography>
        <Box component="ul" sx={{ m: 0, pl: 5, display: 'grid', gap: 1, typography: 'body2' }}>
          <li>{t('merge.moves', { count: other.requests })}</li>
          <li>{t('merge.fills')}</li>
          <li>{t('merge.joins')}</li>
          <li>{t('merge.forever')}</li>
        </Box>
      </div>
    </>
  );
}
