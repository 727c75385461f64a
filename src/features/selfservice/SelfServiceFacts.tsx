import Box from '@mui/material/Box';
import { Fragment, type ReactNode } from 'react';
import { longWordStyles } from '../../components/longWordStyles';
import { MarkedLines } from '../../components/MarkedLines';
import type { SelectedItem } from '../../contract/bookingSchema';
import { choiceLabel } from '../../contract/choiceLists';
import { dietLines } from '../../contract/dietLabels';
import type { SelfServiceRequest } from '../../contract/selfServiceResponses';
import { guestsLabel, KIND_LABELS, locationOf } from '../../contract/requestDisplay';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useSettings } from '../../i18n/SettingsProvider';
import { useText } from '../../i18n/useText';
import { SelfServiceCard } from './SelfServiceCard';
import { manageTexts } from './texts';
import { useDateTimeLabel } from './useDateTimeLabel';

/** Requested offer, date, place, number of guests, menu and dietary restrictions. */
export function SelfServiceFacts({ managed }: { managed: SelfServiceRequest }) {
  const t = useText(manageTexts);
  const language = useLanguage();
  const { lists } = useSettings();
  const dateTimeLabel = useDateTimeLabel();
  const { type, eventType, title, date, time, adults, children, location, selections, toppings, diets } = managed;
  const { place } = locationOf({ type, contactInfo: { name: '', email: '', location, notes: '' } }, language);
  const kind = eventType ? choiceLabel(lists, 'eventTypes', eventType, language) : KIND_LABELS[type][language];
  const { meats, sides, tools, contentFocus } = selections;
  const names = (items: readonly SelectedItem[]) => items.map(({ id, name }) => name || id);
  const menu = [...names([...meats, ...sides]), ...toppings.map((topping) => choiceLabel(lists, 'toppings', topping, language))];
  const itemLists: [string, string[]][] = [[t('facts.menu'), menu], [t('facts.tools'), names(tools)], [t('facts.topics'), names(contentFocus)]];
  const eaten = dietLines(diets, language);
  const rows: [string, ReactNode][] = [
    [t('facts.what'), title ? `${title} (${kind})` : kind],
    [t('facts.when'), <Box key="when" component="strong" sx={{ display: 'block', '&::first-letter': { textTransform: 'uppercase' } }}>{dateTimeLabel(date, time)}</Box>],
    [t('facts.where'), place || t('facts.toConfirm')],
    [t('facts.guests'), guestsLabel({ peopleCount: adults, kidsCount: children }, language)],
    ...itemLists.filter(([, items]) => items.length > 0).map(([label, items]): [string, ReactNode] => [label, [...new Set(items)].map((name) => <div key={name}>{name}</div>)]),
    [t('facts.diets'), eaten.length > 0 ? <MarkedLines key="diets" lines={eaten} /> : t('facts.none')],
  ];
  return (
    <SelfServiceCard title={t('facts.title')}>
      <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(96px, auto) minmax(0, 1fr)' }, columnGap: 5, rowGap: { xs: 0, sm: 3 }, '& dt': { color: 'text.secondary' }, '& dd': { m: 0, mb: { xs: 3, sm: 0 }, ...longWordStyles } }}>
        {rows.map(([label, value]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </Box>
    </SelfServiceCard>
  );
}
