import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useCustomerCard } from '../../../api/agreement';
import { useFullCatalogue } from '../../../api/catalogue';
import { statusOf } from '../../../api/client';
import { useRequest } from '../../../api/inbox';
import { ReadFailed } from '../../../components/form/ReadFailed';
import { choiceLabel, isOffered } from '../../../contract/choiceLists';
import type { Customer } from '../../../contract/customers';
import type { RequestDetails } from '../../../contract/inbox';
import { useLanguage } from '../../../i18n/LanguageProvider';
import { useSettings } from '../../../i18n/SettingsProvider';
import { useText } from '../../../i18n/useText';
import { inboxTexts } from '../texts';
import { goneChoices, namedGone, type GoneChoice } from './gone';
import { HandForm, type HandFormProps } from './HandForm';
import { contentTexts } from './texts';
import { contentOf, EMPTY_HAND, type HandValues } from './values';

export interface HandFormLoaderProps extends Omit<HandFormProps, 'draftName' | 'initialValues' | 'gone' | 'customerId'> {
  /** Id of the request that the new one repeats; null for none. */
  again: string | null;
  /** Id of the customer's card; null for none. */
  customer: string | null;
}

const NONE: readonly GoneChoice[] = [];

/** Content of an earlier request for a new one: without its day, and with an event type that is still offered. */
const repeated = ({ request }: RequestDetails, isTypeOffered: boolean): HandValues => {
  const content = contentOf(request);
  return { ...EMPTY_HAND, ...content, kind: 'event', trainingPlace: '', contentFocus: [], eventType: isTypeOffered ? content.eventType : '' };
};

const ofCard = ({ name, email, telephone, language }: Customer): HandValues => ({ ...EMPTY_HAND, hostName: name, email, telephone, language: language === 'en' ? 'en' : 'fr' });

/** Notice about the request that the form starts from, with the choices to replace. */
function Source({ request, gone, isTypeOffered }: { request: RequestDetails; gone: readonly GoneChoice[]; isTypeOffered: boolean }) {
  const t = useText(contentTexts);
  const language = useLanguage();
  const { lists } = useSettings();
  const { eventType } = contentOf(request.request);
  return (
    <Alert severity="info" variant="outlined" role="status" sx={{ mb: 6 }}>
      <div>{t('new.again', { reference: request.reference, name: request.request.contactInfo.name })}</div>
      {gone.length > 0 && <div>{t('new.gone', { names: namedGone(gone).map(({ name }) => name).join(', ') })}</div>}
      {eventType !== '' && !isTypeOffered && <div>{t('new.goneType', { name: choiceLabel(lists, 'eventTypes', eventType, language) })}</div>}
    </Alert>
  );
}

/** Form of a new request, empty or filled in from an earlier request or from a card. Its initial values are fixed once they have loaded. */
function Filled({ source, card, ...props }: Omit<HandFormLoaderProps, 'again' | 'customer'> & { source: RequestDetails | undefined; card: Customer | undefined }) {
  const language = useLanguage();
  const { lists } = useSettings();
  const catalogue = useFullCatalogue();
  const isTypeOffered = source !== undefined && isOffered(lists.eventTypes, contentOf(source.request).eventType);
  // Until the catalogue has loaded, and if it does not, nothing is known to be gone.
  const isKnown = !catalogue.loading && catalogue.meats.length + catalogue.sides.length > 0;
  const gone = source && isKnown ? goneChoices(source.request, catalogue, lists, language) : NONE;
  const [initialValues] = useState(() => (source ? repeated(source, isTypeOffered) : card ? ofCard(card) : EMPTY_HAND));
  const draftName = ['by hand', source?.id ?? card?.id ?? ''].join(' ').trim();
  return (
    <>
      {source && <Source request={source} gone={gone} isTypeOffered={isTypeOffered} />}
      <HandForm {...props} draftName={draftName} initialValues={initialValues} gone={gone} customerId={source?.customerId ?? card?.id ?? null} />
    </>
  );
}

/** New request, once the request or the card that it starts from has loaded. */
export function HandFormLoader({ again, customer, ...props }: HandFormLoaderProps) {
  const t = useText(contentTexts);
  const tInbox = useText(inboxTexts);
  const source = useRequest(again);
  const card = useCustomerCard(again === null ? customer : null);
  const read = again !== null ? source : card;
  if (again === null && customer === null) return <Filled {...props} source={undefined} card={undefined} />;
  if (read.data === undefined && read.error !== undefined) return <ReadFailed status={statusOf(read.error)} title={t(again === null ? 'new.card' : 'new.source')} onRetry={() => void read.mutate()} />;
  if (read.data === undefined) {
    return (
      <Box role="status" aria-label={tInbox('loading')} sx={{ display: 'grid', gap: 4, maxWidth: 620 }}>
        {[56, 57, 58, 59].map((height) => (
          <Skeleton key={height} variant="rounded" sx={{ height }} />
        ))}
      </Box>
    );
  }
  return <Filled key={read.data.id} {...props} source={source.data} card={again === null ? card.data : undefined} />;
}
