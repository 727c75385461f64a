import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useRelatedResources } from '../../api/useRelatedResources';
import { OwnPicture } from '../../components/pictures/OwnPicture';
import { dayOf, timeOf } from '../../contract/days';
import { formatDay, formatMoney, formatTime } from '../../contract/formats';
import { LOCALES, type Language } from '../../contract/language';
import { localizedOrId } from '../../contract/localized';
import { PUBLICATION_STATUSES } from '../../contract/publicationStatus';
import { placeName } from '../../contract/trainingLocation';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText, type Translate } from '../../i18n/useText';
import { formTexts } from './formTexts';
import type { Field, RelatedResourceName } from './manifest';
import type { VariationRow } from './values';
import { textsIn } from './textsIn';

export interface FieldValueProps {
  field: Field;
  /** Value as the form holds it; for a bilingual text, the value in one language. */
  value: unknown;
}

/** Formats an amount per unit, such as "12,50 $ le kg". The dollar sign at the start of the unit is dropped. */
const perUnit = (amount: string, unit: string): string => `${amount} ${unit.replace(/^\$\s*/u, '')}`.trim();

function valueText(field: Field, value: unknown, language: Language, t: Translate<(typeof formTexts)['tree']>): string {
  if (typeof value === 'boolean') return t(value ? 'value.yes' : 'value.no');
  if (typeof value === 'number') {
    if (field.kind === 'money') return perUnit(formatMoney(Math.round(value * 100), language), textsIn(field.unit, language));
    const figure = value.toLocaleString(LOCALES[language], { maximumFractionDigits: 4 });
    return field.kind === 'quantity' ? `${figure} ${textsIn(field.unit, language)}` : figure;
  }
  const text = String(value);
  switch (field.kind) {
    case 'day':
      return formatDay(text, language);
    case 'time':
      return formatTime(text, language);
    case 'moment':
      return `${formatDay(dayOf(text), language)}, ${formatTime(timeOf(text), language)}`;
    case 'choice': {
      const option = field.options.find((each) => each.value === text);
      return option ? textsIn(option.label, language) : text;
    }
    case 'showing': {
      const showing = PUBLICATION_STATUSES.find((each) => each === text);
      return showing ? t(`showing.${showing}`) : text;
    }
    case 'place':
      return placeName(text, language);
    default:
      return text;
  }
}

function Names({ of, ids }: { of: RelatedResourceName; ids: readonly string[] }) {
  const language = useLanguage();
  const { data, error } = useRelatedResources(of);
  if (data === undefined && error === undefined) return <Skeleton variant="text" width={180} />;
  const nameOf = (id: string) => localizedOrId(data?.find((resource) => resource.id === id)?.name, language, id);
  return <span>{ids.map(nameOf).join(', ')}</span>;
}

function Variations({ rows }: { rows: readonly VariationRow[] }) {
  const t = useText(formTexts);
  const language = useLanguage();
  return (
    <Box component="ol" sx={{ m: 0, pl: 5 }}>
      {rows.map(({ key, name_fr, name_en, priceModifier, isDefault }) => (
        <li key={key}>
          {[name_fr, name_en].filter(Boolean).join(' / ')}
          {typeof priceModifier === 'number' && ` · ${perUnit(formatMoney(Math.round(priceModifier * 100), language), t('rows.unit'))}`}
          {isDefault && ` · ${t('rows.default')}`}
        </li>
      ))}
    </Box>
  );
}

/** Human-readable value of a field. */
export function FieldValue({ field, value }: FieldValueProps) {
  const t = useText(formTexts);
  const language = useLanguage();
  if (value === '' || value === null || value === undefined || (Array.isArray(value) && value.length === 0)) {
    return (
      <Typography component="span" variant="inherit" sx={{ color: 'text.secondary' }}>
        {t('value.none')}
      </Typography>
    );
  }
  if (field.kind === 'ids') return <Names of={field.of} ids={value as string[]} />;
  if (field.kind === 'variations') return <Variations rows={value as VariationRow[]} />;
  if (field.kind === 'picture') {
    return (
      <OwnPicture imageUrl={value as string} sizes="120px" sx={{ display: 'block', width: 120, height: 'auto', aspectRatio: '3 / 2', borderRadius: 1 }}>
        {value as string}
      </OwnPicture>
    );
  }
  const formatted = valueText(field, value, language, t);
  if (field.kind === 'address' && formatted.startsWith('https://')) {
    return (
      <Link href={formatted} rel="noreferrer" sx={{ overflowWrap: 'anywhere', display: 'inline-block', py: '11px', my: '-11px' }}>
        {formatted}
      </Link>
    );
  }
  return <Box component="span" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{formatted}</Box>;
}
