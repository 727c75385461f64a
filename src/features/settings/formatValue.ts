import type { Language } from '../../contract/language';
import { LOCALES } from '../../contract/language';
import { formatMoney, formatTime } from '../../contract/formats';
import { toCents } from '../../contract/pricing';
import type { ContactHours, Look } from '../../contract/settings';
import type { Translate } from '../../i18n/useText';
import type { SettingsField } from './fields';
import type { settingsTexts } from './texts';

export type SettingsTranslate = Translate<(typeof settingsTexts)['tree']>;

/** Formats a number with as many decimals as it has, at most five, and with a minus sign in place of a hyphen. */
export const formatFigure = (figure: number, language: Language): string => new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 5 }).format(figure).replace('-', '−');

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Writes a value of the settings as the owner reads it: `0,64 $`, `14 jours`, `de 9 h à 17 h`. */
export function formatValue({ kind, unit, whenEmpty = 'empty' }: SettingsField, value: unknown, language: Language, t: SettingsTranslate): string {
  if (value === null || value === undefined || value === '') return t(`values.${whenEmpty}`);
  if (kind === 'hours') {
    const { open, from, to } = value as ContactHours['week']['monday'];
    return open ? t('values.from', { from: formatTime(from, language), to: formatTime(to, language) }) : t('values.closed');
  }
  if (kind === 'flag') return t(value === true ? 'values.yes' : 'values.no');
  if (kind === 'choice') return t(`values.${value as Look['mark']['kind']}`);
  // Incomplete input, which a conflict can show, is written as it was typed.
  if (typeof value !== 'number') return kind === 'time' && typeof value === 'string' ? formatTime(value, language) : asText(value);
  if (kind === 'money') return formatMoney(toCents(value), language);
  const figure = formatFigure(value, language);
  if (kind === 'degrees') return `${figure}°`;
  return unit ? `${figure}\u00a0${t(`units.${unit}`)}` : figure;
}
