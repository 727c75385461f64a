import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { performGroupAction, useAttendance } from '../../api/attendance';
import { StateMessage } from '../../components/StateMessage';
import { useRestoreFocus } from '../../components/useRestoreFocus';
import type { Attendance as Attending, Attendee } from '../../contract/seatEndpoints';
import { holdsSeats, waitingInTurn, type OwnerAction, type SeatKind } from '../../contract/seats';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useInstantLabel } from '../../i18n/useInstantLabel';
import { useText } from '../../i18n/useText';
import { AddGroup } from './AddGroup';
import { ConfirmAction } from './ConfirmAction';
import { GroupRow } from './GroupRow';
import { attendanceTexts } from './texts';

export interface AttendanceProps {
  kind: SeatKind;
  id: string;
  /** Downloads a table as a file. The first row contains the column names. */
  onExport: (table: (string | number)[][]) => void;
}

/** Attendance of a training or event: confirmed groups, the waiting list in order, and the owner's actions. */
export function Attendance({ kind, id, onExport }: AttendanceProps) {
  const t = useText(attendanceTexts);
  const language = useLanguage();
  const titleId = useId();
  const instant = useInstantLabel();
  const [heading, resume] = useRestoreFocus();
  const { data, error, mutate } = useAttendance(kind, id);
  const [adding, setAdding] = useState(false);
  const [deed, setDeed] = useState<{ action: OwnerAction; group: Attendee } | null>(null);

  const shown = (now: Attending) => void mutate(now, { revalidate: false });
  const table = (groups: readonly Attendee[]) => [
    [t('columns.name'), t('columns.email'), t('columns.seats'), t('columns.state'), t('columns.since'), t('columns.message')],
    ...groups.map(({ name, email, seats, state, createdAt, message }) => [name, email, seats, t(`state.${state}`), instant(createdAt), message]),
  ];

  const content = ({ capacity, taken, over, groups }: Attending) => {
    const waiting = waitingInTurn(groups);
    const parts = [
      { name: 'coming', list: groups.filter(({ state }) => holdsSeats(state)) },
      { name: 'waiting', list: waiting },
      { name: 'gone', list: groups.filter(({ state }) => !holdsSeats(state) && state !== 'waiting') },
    ] as const;
    return (
      <>
        {capacity === null ? (
          <Typography sx={{ color: 'text.secondary' }}>{t('uncounted')}</Typography>
        ) : (
          <>
            <Typography sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
              {t('taken', { count: taken, capacity })}
            </Typography>
            <LinearProgress variant="determinate" aria-hidden value={capacity === 0 ? 100 : Math.min(100, (taken / capacity) * 100)} sx={{ mt: 2, height: 8, borderRadius: 999 }} />
            {taken > capacity && (
              <Alert severity="warning" variant="outlined" sx={{ mt: 4 }}>
                {t('beyond')}
              </Alert>
            )}
          </>
        )}
        <Box sx={{ mt: 4, display: 'flex', flexWrap: 'wrap', gap: 3 }}>
          {capacity !== null && !over && (
            <Button variant="contained" onClick={() => setAdding(true)}>
              {t('acts.add')}
            </Button>
          )}
          {groups.length > 0 && (
            <Button variant="outlined" color="inherit" onClick={() => onExport(table(groups))}>
              {t('acts.export')}
            </Button>
          )}
        </Box>
        {groups.length === 0 && <Typography sx={{ mt: 5, color: 'text.secondary' }}>{t('nobody')}</Typography>}
        {parts
          .filter(({ list }) => list.length > 0)
          .map(({ name, list }) => (
            <Box key={name} sx={{ mt: 6 }}>
              <Typography variant="body1" component="h3" sx={{ mb: 2, fontWeight: 650 }}>
                {t(name)}
              </Typography>
              <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
                {list.map((group) => (
                  <GroupRow key={group.id} group={group} over={over} turn={name === 'waiting' ? waiting.indexOf(group) + 1 : null} onAction={(action) => setDeed({ action, group })} />
                ))}
              </Box>
            </Box>
          ))}
      </>
    );
  };

  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mt: { xs: 4, md: 6 }, p: { xs: 4, sm: 6 }, bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 1, minWidth: 0 }}>
      <Typography id={titleId} ref={heading} tabIndex={-1} variant="h4" component="h2" sx={{ mb: 4, outline: 'none' }}>
        {t('title')}
      </Typography>
      {data ? (
        content(data)
      ) : error ? (
        <StateMessage
          level={3}
          illustration="thermometer"
          role="alert"
          title={t('failed.title')}
          actions={
            <Button variant="outlined" onClick={() => void mutate()}>
              {t('failed.retry')}
            </Button>
          }
        >
          {t('failed.sentence')}
        </StateMessage>
      ) : (
        <Typography role="status" sx={{ color: 'text.secondary' }}>
          {t('loading')}
        </Typography>
      )}
      {adding && (
        <AddGroup
          kind={kind}
          id={id}
          onClose={() => setAdding(false)}
          onDone={(now) => {
            shown(now);
            setAdding(false);
          }}
        />
      )}
      {deed && (
        <ConfirmAction
          {...deed}
          perform={() => performGroupAction(kind, id, deed.group.id, deed.action, language)}
          onClose={() => setDeed(null)}
          onDone={(now) => {
            shown(now);
            setDeed(null);
            resume();
          }}
        />
      )}
    </Box>
  );
}
