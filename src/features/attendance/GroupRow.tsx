import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { longWordStyles } from '../../components/longWordStyles';
import type { Attendee } from '../../contract/seatEndpoints';
import { OWNER_ACTIONS, ownerCan, type OwnerAction } from '../../contract/seats';
import { useInstantLabel } from '../../i18n/useInstantLabel';
import { useText } from '../../i18n/useText';
import { attendanceTexts } from './texts';

const LOOK = { reserved: 'success', offered: 'primary', waiting: 'default', expired: 'default', cancelled: 'default' } as const;
const ACTIONS = Object.keys(OWNER_ACTIONS) as OwnerAction[];

export interface GroupRowProps {
  group: Attendee;
  /** Position on the waiting list, starting at 1; null for groups not on it. */
  turn: number | null;
  over: boolean;
  onAction: (action: OwnerAction) => void;
}

/** Row of a group: contact, size, status and available actions. */
export function GroupRow({ group, turn, over, onAction }: GroupRowProps) {
  const t = useText(attendanceTexts);
  const instant = useInstantLabel();
  const { name, email, seats, state, message, createdAt, offeredUntil, byHand, erased } = group;
  const called = erased ? t('erased') : name;
  const facts = [t('since', { when: instant(createdAt) }), ...(state === 'offered' && offeredUntil ? [t('until', { when: instant(offeredUntil) })] : []), ...(byHand ? [t('byHand')] : [])];
  return (
    <Box component="li" sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' }, columnGap: 4, rowGap: 2, alignItems: 'center', py: 3, borderTop: 1, borderColor: 'divider' }}>
      <div>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
          <Typography component="strong" sx={{ fontWeight: 650, ...longWordStyles }}>
            {called}
          </Typography>
          <Typography component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {t('seats', { count: seats })}
          </Typography>
          <Chip size="small" variant="outlined" color={LOOK[state]} label={turn === null ? t(`state.${state}`) : t('turn', { count: turn })} />
        </Box>
        {!erased && (
          <Typography variant="body2" sx={longWordStyles}>
            {email === '' ? (
              t('noEmail')
            ) : (
              <Link href={`mailto:${encodeURIComponent(email)}`} sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, ...longWordStyles }}>
                {email}
              </Link>
            )}
          </Typography>
        )}
        {message !== '' && (
          <Typography variant="body2" sx={{ whiteSpace: 'pre-line', ...longWordStyles }}>
            {message}
          </Typography>
        )}
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {facts.join(' · ')}
        </Typography>
      </div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {ACTIONS.filter((action) => !erased && ownerCan(action, state, over)).map((action) => (
          <Button key={action} variant="outlined" color={action === 'offer' ? 'primary' : 'inherit'} onClick={() => onAction(action)} aria-label={t('acts.of', { act: t(`acts.${action}`), name: called })} sx={{ minHeight: 44 }}>
            {t(`acts.${action}`)}
          </Button>
        ))}
      </Box>
    </Box>
  );
}
