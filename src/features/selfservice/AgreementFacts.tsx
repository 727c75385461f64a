import Box from '@mui/material/Box';
import { Fragment, type ReactNode } from 'react';
import { longWordStyles } from '../../components/longWordStyles';
import { MarkedLines } from '../../components/MarkedLines';
import type { AgreedFact, AgreementContent } from '../../contract/agreement';
import { FACT_LABELS, factText } from '../../contract/agreementLabels';
import { dietLines } from '../../contract/dietLabels';
import type { Diet } from '../../contract/diets';
import { LANGUAGES } from '../../contract/language';
import { useLanguage } from '../../i18n/LanguageProvider';
import { BothLanguages } from './BothLanguages';

/** Facts in the order of the paper. The text of what is included and the terms have sections of their own. */
const SHOWN: readonly AgreedFact[] = ['customer', 'type', 'date', 'time', 'place', 'guests', 'items', 'diets', 'utensils'];

const list = { display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(120px, 0.6fr) minmax(0, 1fr)' }, columnGap: 5, rowGap: { xs: 0, sm: 3 }, m: 0, '& dt': { color: 'text.secondary' }, '& dd': { m: 0, mb: { xs: 3, sm: 0 }, ...longWordStyles } } as const;

/** Allergies and diets, in French first on an English page. */
function Diets({ diets }: { diets: readonly Diet[] }) {
  const language = useLanguage();
  return LANGUAGES.filter((each) => each === 'fr' || each === language).map((each) => (
    <Box key={each} lang={each} sx={{ '& + &': { mt: 2 } }}>
      <MarkedLines lines={dietLines(diets, each)} />
    </Box>
  ));
}

/** Facts of an agreement: the customer, the event, its day and place, the guests and the menu. */
export function AgreementFacts({ content }: { content: AgreementContent }) {
  const both = (fact: AgreedFact) => ({ fr: factText(content, fact, 'fr'), en: factText(content, fact, 'en') });
  const valueOf = (fact: AgreedFact): ReactNode => {
    if (fact === 'diets') return <Diets diets={content.diets} />;
    if (fact !== 'items') return <BothLanguages text={both(fact)} />;
    return (
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {content.items.map(({ id, kind, name }) => (
          <li key={`${kind} ${id}`}>
            <BothLanguages text={name} inline />
          </li>
        ))}
      </Box>
    );
  };
  // Usual tableware needs no mention.
  const facts = SHOWN.filter((fact) => (fact === 'utensils' ? content.event.reusableUtensils : factText(content, fact, 'fr') !== ''));
  return (
    <Box component="dl" sx={list}>
      {facts.map((fact) => (
        <Fragment key={fact}>
          <dt>
            <BothLanguages text={FACT_LABELS[fact]} inline />
          </dt>
          <dd>{valueOf(fact)}</dd>
        </Fragment>
      ))}
    </Box>
  );
}
