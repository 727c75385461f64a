import { useFormikContext } from 'formik';
import { SelectInput } from '../../../components/form/SelectInput';
import { choiceLabel, offeredChoices } from '../../../contract/choiceLists';
import { useLanguage } from '../../../i18n/LanguageProvider';
import { useSettings } from '../../../i18n/SettingsProvider';
import type { ContentValues } from './values';

/** Event type: those on offer, and that of the request even when it is no longer offered. */
export function EventTypeField({ current = '' }: { current?: string }) {
  const language = useLanguage();
  const { lists } = useSettings();
  const { values } = useFormikContext<ContentValues>();
  const offered = offeredChoices(lists.eventTypes).map(({ key }) => key);
  const keys = [current, values.eventType].filter((key) => key !== '' && !offered.includes(key));
  return <SelectInput name="eventType" required options={[...new Set([...keys, ...offered])].map((key) => ({ value: key, label: choiceLabel(lists, 'eventTypes', key, language) }))} />;
}
