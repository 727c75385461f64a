import Box from '@mui/material/Box';
import { useNavigate, useParams } from 'react-router-dom';
import { useFullCatalogue } from '../../api/catalogue';
import { useRequest } from '../../api/inbox';
import type { DayInputProps } from '../../components/form/DayInput';
import type { LocationFieldSlot } from '../../components/form/locationField';
import { PageWidth } from '../../components/PageWidth';
import { ScreenHeading } from '../../features/admin/ScreenHeading';
import { MenuOptions } from '../../features/booking/MenuOptions';
import { DietsField } from '../../features/diets/DietsField';
import { EditLoader } from '../../features/inbox/content/EditLoader';
import type { ContentSlots } from '../../features/inbox/content/slots';
import { contentTexts } from '../../features/inbox/content/texts';
import { FreeDayInput } from '../../features/freedays/FreeDayInput';
import { AddressPicker } from '../../features/map/AddressPicker';
import { MenuFields } from '../../features/requests/MenuFields';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useSettings } from '../../i18n/SettingsProvider';
import { useText } from '../../i18n/useText';

/** Choices of a member's own request, which has no event type. */
function OwnMenu() {
  return <MenuFields catalogue={useFullCatalogue()} />;
}

const SLOTS: ContentSlots = {
  renderDay: (slot: DayInputProps) => <FreeDayInput {...slot} />,
  renderPlace: (slot: LocationFieldSlot) => <AddressPicker {...slot} />,
  renderMenu: ({ eventType, guests }) => (eventType === '' ? <OwnMenu /> : <MenuOptions eventType={eventType} guests={guests} />),
  diets: <DietsField />,
};

/** Page that changes everything of a request but its day. */
export function RequestEditPage() {
  const { id = '' } = useParams();
  const t = useText(contentTexts);
  const language = useLanguage();
  const { identity } = useSettings();
  const navigate = useNavigate();
  const { data } = useRequest(id);
  const back = `/${language}/admin/requests/${id}`;
  const name = data?.request.contactInfo.name;
  const title = name ? t('edit.titleNamed', { name }) : t('edit.title');
  return (
    <PageWidth>
      <title>{`${title} · ${identity.name}`}</title>
      <ScreenHeading title={title} back={back} backLabel={t('edit.back')} />
      <Box sx={{ pb: 6 }}>
        <EditLoader key={id} id={id} back={back} slots={SLOTS} onDone={() => void navigate(back, { replace: true, state: { isDone: true } })} />
      </Box>
    </PageWidth>
  );
}
