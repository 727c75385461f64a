import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { longWordStyles } from '../../../components/longWordStyles';
import { changedFacts, changedLines, type AgreedFact, type AgreementContent } from '../../../contract/agreement';
import { changedItems, FACT_LABELS, factText } from '../../../contract/agreementLabels';
import { formatMoney } from '../../../contract/formats';
import { formatDayOfMonth } from '../../../contract/kitchenFormats';
import { useLanguage } from '../../../i18n/LanguageProvider';
import { useText } from '../../../i18n/useText';
import { BeforeAfterTable } from '../BeforeAfterTable';
import { inboxTexts } from '../texts';
import { proposalTexts } from './texts';

/** Facts whose text is too long to repeat. */
const LONG: readonly AgreedFact[] = ['included', 'terms'];

export interface AgreementDifferenceProps {
  before: AgreementContent;
  after: AgreementContent;
}

/** Facts and lines that an amendment changes, each with its old and new value. */
export function AgreementDifference({ before, after }: AgreementDifferenceProps) {
  const t = useText(proposalTexts);
  const tInbox = useText(inboxTexts);
  const language = useLanguage();
  const none = tInbox('beforeAfter.none');
  const money = (cents: number | null) => (cents === null ? none : formatMoney(cents, language));
  const oneLine = (content: AgreementContent, fact: AgreedFact) => factText(content, fact, language).replaceAll('\n', ', ') || none;
  const sentenceOf = (fact: AgreedFact) => {
    const name = FACT_LABELS[fact][language];
    return LONG.includes(fact) ? t('difference.reworded', { name }) : t('difference.step', { name, before: oneLine(before, fact), after: oneLine(after, fact) });
  };
  const lines = changedLines(before, after);
  // A priced dish is in the table of the lines.
  const named = (items: ReturnType<typeof changedItems>['added']) => items.filter(({ id }) => !lines.some((line) => line.id === id)).map(({ name }) => name[language]).join(', ');
  const items = changedItems(before, after);
  const [added, removed] = [named(items.added), named(items.removed)];
  const sentences = [
    ...changedFacts(before, after).filter((fact) => fact !== 'items').map(sentenceOf),
    ...(added ? [t('difference.added', { names: added })] : []),
    ...(removed ? [t('difference.removed', { names: removed })] : []),
  ];
  const pricedOn = new Map(after.lines.map((line) => [line.id, line.pricedOn]));
  const rows = lines.map((line) => {
    const day = pricedOn.get(line.id) ?? null;
    return { id: line.id, name: line.name[language], note: day === null ? undefined : tInbox('beforeAfter.pricedOn', { day: formatDayOfMonth(day, language) }), before: money(line.before), after: money(line.after), changed: false };
  });
  return (
    <Box sx={{ typography: 'body2', ...longWordStyles }}>
      <Typography variant="body2" component="h4" sx={{ fontWeight: 650 }}>
        {t('difference.title')}
      </Typography>
      {sentences.length > 0 && (
        <Box component="ul" sx={{ m: 0, my: 1, pl: 4, display: 'grid', gap: 1 }}>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </Box>
      )}
      <BeforeAfterTable rows={rows} total={{ before: money(before.totalCents), after: money(after.totalCents) }} />
    </Box>
  );
}
