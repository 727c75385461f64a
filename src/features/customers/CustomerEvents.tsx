import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Customer } from '../../contract/customers';
import { dayAt } from '../../contract/days';
import { useText } from '../../i18n/useText';
import { CustomerEvent } from './CustomerEvent';
import { customersTexts } from './texts';

/** Requests of a customer: those to come, soonest first, then all others, newest first. */
export function CustomerEvents({ customer: { events, requests } }: { customer: Pick<Customer, 'events' | 'requests'> }) {
  const t = useText(customersTexts);
  const [today] = useState(() => dayAt(new Date()));
  const isComing = ({ status, request }: Customer['events'][number]) => request.date >= today && (status === 'requested' || status === 'confirmed');
  const coming = events.filter(isComing).toReversed();
  const past = events.filter((event) => !isComing(event));
  if (events.length === 0) return <Typography sx={{ color: 'text.secondary' }}>{t('events.none')}</Typography>;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5 }}>
      {([['coming', coming], ['past', past]] as const)
        .filter(([, list]) => list.length > 0)
        .map(([name, list]) => (
          <Box key={name} component="section" aria-labelledby={`${name}-events`}>
            <Typography id={`${name}-events`} variant="h4" component="h2" sx={{ mb: 3 }}>
              {t(`events.${name}`)}
            </Typography>
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
              {list.map((event) => (
                <CustomerEvent key={event.id} event={event} />
              ))}
            </Box>
          </Box>
        ))}
      {requests > events.length && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('events.newest', { count: events.length })}
        </Typography>
      )}
    </Box>
  );
}
