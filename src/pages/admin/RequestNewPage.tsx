import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useCatalogue } from '../../api/catalogue';
import { useInvalidateInbox } from '../../api/invalidation';
import type { DayInputProps } from '../../components/form/DayInput';
import type { KnownTravel, LocationFieldSlot } from '../../components/form/locationField';
import { PageWidth } from '../../components/PageWidth';
import type { RequestDetails } from '../../contract/inbox';
import { ScreenHeading } from '../../features/admin/ScreenHeading';
import { LivePrice } from '../../features/booking/LivePrice';
import { MenuOptions } from '../../features/booking/MenuOptions';
import { DietsField } from '../../features/diets/DietsField';
import { FreeDayInput } from '../../features/freedays/FreeDayInput';
import { HandFormLoader } from '../../features/inbox/content/HandFormLoader';
import { contentTexts } from '../../features/inbox/content/texts';
import { inboxTexts } from '../../features/inbox/texts';
import { AddressPicker } from '../../features/map/AddressPicker';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useSettings } from '../../i18n/SettingsProvider';
import { useText } from '../../i18n/useText';

const renderDay = (slot: DayInputProps) => <FreeDayInput {...slot} />;
const renderPlace = (slot: LocationFieldSlot) => <AddressPicker {...slot} />;
const renderMenu = (slot: { eventType: string; guests: number }) => <MenuOptions {...slot} />;
const renderPrice = (travel: KnownTravel | null) => <Price travel={travel} />;
const DIETS = <DietsField />;

function Price({ travel }: { travel: KnownTravel | null }) {
  return <LivePrice catalogue={useCatalogue()} travel={travel} />;
}

/** Page on which the owner enters a request: empty, from an earlier request (`again`) or from a customer's card (`customer`). */
export function RequestNewPage() {
  const t = useText(contentTexts);
  const tInbox = useText(inboxTexts);
  const language = useLanguage();
  const { identity } = useSettings();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const invalidateInbox = useInvalidateInbox();
  const again = parameters.get('again');
  const customer = parameters.get('customer');
  const open = useCallback(
    ({ id }: RequestDetails) => {
      invalidateInbox();
      void navigate(`/${language}/admin/requests/${id}`, { replace: true, state: { isDone: true } });
    },
    [invalidateInbox, navigate, language],
  );
  return (
    <PageWidth>
      <title>{`${t('new.title')} · ${identity.name}`}</title>
      <ScreenHeading title={t('new.title')} back={`/${language}/admin/requests`} backLabel={tInbox('back')} />
      <Typography sx={{ mt: -3, mb: 6, color: 'text.secondary' }}>{t('new.lead')}</Typography>
      <Box sx={{ pb: 10 }}>
        <HandFormLoader key={`${again} ${customer}`} again={again} customer={customer} renderDay={renderDay} renderPlace={renderPlace} renderMenu={renderMenu} renderPrice={renderPrice} diets={DIETS} onEntered={open} />
      </Box>
    </PageWidth>
  );
}
