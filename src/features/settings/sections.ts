import AccessTimeOutlined from '@mui/icons-material/AccessTimeOutlined';
import CalculateOutlined from '@mui/icons-material/CalculateOutlined';
import type { SvgIconComponent } from '@mui/icons-material';
import ChecklistOutlined from '@mui/icons-material/ChecklistOutlined';
import ForwardToInboxOutlined from '@mui/icons-material/ForwardToInboxOutlined';
import HandshakeOutlined from '@mui/icons-material/HandshakeOutlined';
import PaletteOutlined from '@mui/icons-material/PaletteOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import PlaylistAddOutlined from '@mui/icons-material/PlaylistAddOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import RuleOutlined from '@mui/icons-material/RuleOutlined';
import SmartDisplayOutlined from '@mui/icons-material/SmartDisplayOutlined';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import PriceChangeOutlined from '@mui/icons-material/PriceChangeOutlined';
import type { Language } from '../../contract/language';
import type { PublicSettings } from '../../contract/settings';
import type { Texts } from '../../i18n/texts';
import type { SettingsTranslate } from './formatValue';
import { mailServerTexts } from './mailServerTexts';
import { PARTS, type FormPart } from './parts';
import { hasPlaceholders, SUMMARIES, type PublicFormPart } from './summaries';
import type { settingsTexts } from './texts';

/** Screen of the settings, as a card on their index. */
export interface SettingsSectionLink {
  /** Path below `admin/settings`. */
  path: string;
  group: keyof (typeof settingsTexts)['tree']['groups'];
  Icon: SvgIconComponent;
  /** Texts with the `title` of the screen, and its `lead` where there is no summary. */
  texts: Texts;
  /** Line with the current values. */
  summary?: (settings: PublicSettings, language: Language, t: SettingsTranslate) => string;
  /** Whether values of a new installation are still to be replaced. */
  isPlaceholder?: (settings: PublicSettings) => boolean;
}

const part = (name: PublicFormPart, group: SettingsSectionLink['group'], Icon: SvgIconComponent): SettingsSectionLink => ({
  path: name,
  group,
  Icon,
  texts: PARTS[name].texts,
  summary: SUMMARIES[name],
  isPlaceholder: (settings) => hasPlaceholders(name, settings),
});

/** Part that only the owner reads. The index has not loaded its values. */
const privatePart = (name: Exclude<FormPart, PublicFormPart>, group: SettingsSectionLink['group'], Icon: SvgIconComponent): SettingsSectionLink => ({ path: name, group, Icon, texts: PARTS[name].texts });

/** All screens of the settings, in the order of the index. A new screen is added here, and its route to `src/app/routes.tsx`. */
export const SETTINGS_SECTIONS: readonly SettingsSectionLink[] = [
  part('identity', 'business', StorefrontOutlined),
  part('hours', 'business', AccessTimeOutlined),
  part('premises', 'business', PlaceOutlined),
  part('taxes', 'business', ReceiptLongOutlined),
  part('rules', 'booking', RuleOutlined),
  part('lists', 'booking', ChecklistOutlined),
  part('bookingRates', 'booking', CalculateOutlined),
  part('summaryRates', 'booking', PriceChangeOutlined),
  privatePart('proposals', 'booking', HandshakeOutlined),
  privatePart('linePresets', 'booking', PlaylistAddOutlined),
  part('films', 'site', SmartDisplayOutlined),
  part('look', 'site', PaletteOutlined),
  { path: 'mail-server', group: 'site', Icon: ForwardToInboxOutlined, texts: mailServerTexts },
];
