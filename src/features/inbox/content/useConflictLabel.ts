import { FACT_LABELS } from '../../../contract/agreementLabels';
import { useLanguage } from '../../../i18n/LanguageProvider';
import { useText, useTextLookup } from '../../../i18n/useText';
import type { ContentField } from './rebase';
import { contentTexts } from './texts';

/** Returns a function that says that the request has changed elsewhere, and names the fields that were changed on both sides. */
export function useConflictLabel(): (both: readonly ContentField[]) => string {
  const t = useText(contentTexts);
  const lookup = useTextLookup(contentTexts);
  const language = useLanguage();
  const labelOf = (field: ContentField) => (field === 'diets' ? FACT_LABELS.diets[language] : (lookup(`fields.${field}.label`) ?? field));
  return (both) => [t('edit.merged'), ...(both.length > 0 ? [t('edit.both', { names: both.map(labelOf).join(', ') })] : [])].join(' ');
}
