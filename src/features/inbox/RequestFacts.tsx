import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { longWordStyles } from '../../components/longWordStyles';
import { MarkedLines } from '../../components/MarkedLines';
import { readDetails } from '../../contract/bookingNotes';
import { dayAt, daysBetween, isShortNotice } from '../../contract/days';
import { dietLines } from '../../contract/dietLabels';
import { formatDistance } from '../../contract/formats';
import { pointText, type Point } from '../../contract/geo';
import type { RequestDetails } from '../../contract/inbox';
import { freeNotes, locationOf } from '../../contract/requestDisplay';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useSettings } from '../../i18n/SettingsProvider';
import { useText } from '../../i18n/useText';
import { RequestContact } from './RequestContact';
import { RequestSection } from './RequestSection';
import { RequestMenu } from './RequestMenu';
import { CapacityNote } from './CapacityNote';
import { SameDay } from './SameDay';
import { inboxTexts } from './texts';
import { useDateTimeLabel } from './useDateTimeLabel';
import { useNow } from './useNow';

export interface RequestFactsProps {
  request: RequestDetails;
  onMap: LocationOnMap;
}

const tap = { display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600, ...longWordStyles } as const;
const quiet = { color: 'text.secondary' } as const;

function When({ request: details }: { request: RequestDetails }) {
  const { request, sameDay, status } = details;
  const t = useText(inboxTexts);
  const { rules } = useSettings();
  const dateTimeLabel = useDateTimeLabel();
  const today = dayAt(useNow());
  const days = daysBetween(today, request.date);
  const far = days === 0 ? t('when.today') : t(days > 0 ? 'when.in' : 'when.ago', { count: Math.abs(days) });
  const open = status === 'requested' || status === 'confirmed';
  return (
    <>
      <Typography sx={{ fontWeight: 650, '&::first-letter': { textTransform: 'uppercase' } }}>{dateTimeLabel(request.date, readDetails(request).eventTime)}</Typography>
      <Typography variant="body2" sx={quiet}>
        {far}
      </Typography>
      {days >= 0 && <CapacityNote request={details} />}
      {status === 'requested' && days >= 0 && isShortNotice(request.date, today, rules.leadTimeDays) && (
        <Alert severity="warning" variant="outlined" sx={{ mt: 3 }}>
          {t('when.short')}
        </Alert>
      )}
      {open && sameDay.length > 0 && (
        <Alert severity="warning" variant="outlined" sx={{ mt: 3 }}>
          <SameDay others={sameDay} />
        </Alert>
      )}
    </>
  );
}

/**
 * Renders a map of an address.
 * @param lost message if the address cannot be located
 */
export type LocationOnMap = (place: { address: string; point: Point | null; lost: string }) => ReactNode;

function Where({ request: { request, quote }, onMap }: RequestFactsProps) {
  const t = useText(inboxTexts);
  const language = useLanguage();
  const { place, point, noTravel } = locationOf(request, language);
  if (place === '') return <Typography sx={quiet}>{t('noPlace')}</Typography>;
  return (
    <>
      <Typography sx={longWordStyles}>{place}</Typography>
      {quote.placeUnclear && (
        <Alert severity="warning" variant="outlined" sx={{ my: 2 }}>
          {t('where.unclear')}
        </Alert>
      )}
      {quote.travelDistance !== null && (
        <Typography variant="body2" sx={quiet}>
          {t('where.road', { distance: formatDistance(quote.travelDistance * 1000, language) })}
        </Typography>
      )}
      {!noTravel && (
        <Link href={`https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(point ? pointText(point) : place)}`} target="_blank" rel="noopener noreferrer" aria-label={`${t('where.directions')} (${t('where.newTab')})`} sx={{ ...tap, mr: 4 }}>
          {t('where.directions')}
        </Link>
      )}
      {!noTravel && onMap({ address: place, point, lost: t('where.lost') })}
    </>
  );
}

/** Summary of a request: contact, date, place, event and message. */
export function RequestFacts({ request, onMap }: RequestFactsProps) {
  const t = useText(inboxTexts);
  const language = useLanguage();
  const notes = freeNotes(request.request);
  const diets = dietLines(request.request.diets ?? [], language);
  return (
    <>
      {diets.length > 0 && (
        <RequestSection title={t('diets.title')} strong={diets.some(({ grave }) => grave)}>
          <MarkedLines lines={diets} />
        </RequestSection>
      )}
      {notes.length > 0 && (
        <RequestSection title={t('parts.notes')} strong>
          {notes.map((line, index) => (
            // Lines have no name of their own, and what was sent never changes.
            // oxlint-disable-next-line react/no-array-index-key
            <Typography key={index} sx={longWordStyles}>
              {line}
            </Typography>
          ))}
        </RequestSection>
      )}
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }, gap: 3, alignItems: 'start' }}>
        <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
          <RequestSection title={t('parts.who')}>
            <RequestContact request={request} />
          </RequestSection>
          <RequestSection title={t('parts.when')}>
            <When request={request} />
          </RequestSection>
          <RequestSection title={t('parts.where')}>
            <Where request={request} onMap={onMap} />
          </RequestSection>
        </Box>
        <RequestSection title={t('parts.what')}>
          <RequestMenu request={request} />
        </RequestSection>
      </Box>
    </>
  );
}
