import EventAvailableOutlined from '@mui/icons-material/EventAvailableOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import EventRepeatOutlined from '@mui/icons-material/EventRepeatOutlined';
import HandymanOutlined from '@mui/icons-material/HandymanOutlined';
import InboxOutlined from '@mui/icons-material/InboxOutlined';
import OutdoorGrillOutlined from '@mui/icons-material/OutdoorGrillOutlined';
import PeopleOutlined from '@mui/icons-material/PeopleOutlined';
import RiceBowlOutlined from '@mui/icons-material/RiceBowlOutlined';
import SchoolOutlined from '@mui/icons-material/SchoolOutlined';
import ShoppingBasketOutlined from '@mui/icons-material/ShoppingBasketOutlined';
import TodayOutlined from '@mui/icons-material/TodayOutlined';
import TopicOutlined from '@mui/icons-material/TopicOutlined';
import TranslateOutlined from '@mui/icons-material/TranslateOutlined';
import type { SvgIconComponent } from '@mui/icons-material';
import { MANAGED_NAMES, MANAGED_PATHS } from '../contract/managed';
import type { ResourceName } from '../contract/paths';
import type { TextName } from '../i18n/texts';
import type { adminTexts } from './adminTexts';

export interface AdminPlace {
  name: TextName<(typeof adminTexts)['tree']['places']>;
  /** Under the language. */
  path: string;
  Icon: SvgIconComponent;
}

/** The screens of every day, the first of them first. */
export const EVERYDAY: readonly AdminPlace[] = [
  { name: 'today', path: 'admin', Icon: TodayOutlined },
  { name: 'requests', path: 'admin/requests', Icon: InboxOutlined },
  { name: 'preparation', path: 'admin/preparation', Icon: ShoppingBasketOutlined },
];

const ICONS: Record<ResourceName, SvgIconComponent> = {
  event: EventOutlined,
  training: SchoolOutlined,
  meat: OutdoorGrillOutlined,
  side: RiceBowlOutlined,
  tool: HandymanOutlined,
  contentfocus: TopicOutlined,
  user: PeopleOutlined,
  content: TranslateOutlined,
};

/** When the owner works, every list that they keep, and what is set once. */
export const MANAGED: readonly AdminPlace[] = [
  { name: 'availability', path: 'admin/availability', Icon: EventAvailableOutlined },
  ...MANAGED_NAMES.map((name) => ({ name, path: `admin/${MANAGED_PATHS[name]}`, Icon: ICONS[name] })),
  { name: 'calendarFeed', path: 'admin/calendar-feed', Icon: EventRepeatOutlined },
];
