import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { longWordStyles } from '../../components/longWordStyles';
import { MarkedLines } from '../../components/MarkedLines';
import { choiceLabel } from '../../contract/choiceLists';
import { isEventType } from '../../contract/eventType';
import { dietLines } from '../../contract/dietLabels';
import { formatDay, formatTime } from '../../contract/formats';
import { guestsOf, shoppingList } from '../../contract/kitchen';
import { formatExactKilograms } from '../../contract/kitchenFormats';
import { localized } from '../../contract/localized';
import type { Prepared } from '../../contract/preparation';
import { telephoneLink } from '../../contract/telephone';
import { parseTrainingLocation, TRAINING_LOCATION_NAMES } from '../../contract/trainingLocation';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useSettings } from '../../i18n/SettingsProvider';
import { useText } from '../../i18n/useText';
import { RoadLine } from './RoadLine';
import { kitchenTexts } from './texts';

const label = { typography: 'caption', fontWeight: 650, color: 'text.secondary', m: 0 } as const;
const plainList = { m: 0, p: 0, listStyle: 'none' } as const;
const box = { display: 'inline-block', width: '0.8em', height: '0.8em', mr: 2, border: '1px solid currentColor', borderRadius: '2px', verticalAlign: '-0.08em' } as const;

export interface PartyCardProps {
  party: Prepared;
  /** URL of the party's own day sheet. Null when that sheet is already shown. */
  sheet: string | null;
}

/** One party as the kitchen needs it: customer, time, place, travel, menu, equipment and the full notes. */
export function PartyCard({ party, sheet }: PartyCardProps) {
  const t = useText(kitchenTexts);
  const language = useLanguage();
  const { lists } = useSettings();
  const { id, reference, status, kind, title, name, email, telephone, date, time, location, adults, children, tools, toppings, reusableUtensils, diets, notes } = party;
  const place = parseTrainingLocation(location);
  const what = isEventType(kind) ? choiceLabel(lists, 'eventTypes', kind, language) : t(kind === 'training' ? 'party.training' : 'party.event');
  const guests = guestsOf(party);
  const lines = shoppingList([party]);
  const toPack = [...tools.map((tool) => localized(tool.name, language, tool.id)), ...(reusableUtensils ? [t('pack.tableware', { count: guests })] : [])];
  const people = [t('adults', { count: adults }), ...(children > 0 ? [t('children', { count: children })] : [])].join(', ');
  return (
    <Box component="li" sx={{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper', p: { xs: 4, md: 5 }, breakInside: 'avoid', '@media print': { p: '3mm 0', borderWidth: '1px 0 0', borderRadius: 0 }, ...longWordStyles }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1, alignItems: 'baseline', justifyContent: 'space-between' }}>
        <Typography variant="h4" component="h3">
          {title || name}
        </Typography>
        <Chip size="small" variant="outlined" color={status === 'confirmed' ? 'success' : 'primary'} label={t(`party.${status}`)} />
      </Box>
      <Typography sx={{ mt: 1, fontWeight: 600, '&::first-letter': { textTransform: 'uppercase' } }}>{t('party.at', { day: formatDay(date, language), time: time ? formatTime(time, language) : t('party.noTime') })}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {[...(title ? [name] : []), what, people].join(' · ')} · <Box component="span" sx={{ whiteSpace: 'nowrap' }}>{reference}</Box> · {email}
        {telephone !== '' && (
          <>
            {' · '}
            <Link href={telephoneLink(telephone)} color="inherit" sx={{ whiteSpace: 'nowrap' }}>
              {telephone}
            </Link>
          </>
        )}
      </Typography>
      {diets.length > 0 && (
        <Box sx={{ mt: 3 }}>
          <Box component="h4" sx={label}>
            {t('party.diets')}
          </Box>
          <MarkedLines lines={dietLines(diets, language)} />
        </Box>
      )}
      <Box sx={{ mt: 3, display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' }, '@media print': { gridTemplateColumns: '1fr 1fr', gap: '2mm 6mm', mt: '2mm' } }}>
        <div>
          <Typography sx={{ mb: 2 }}>{place === null ? location : TRAINING_LOCATION_NAMES[place][language]}</Typography>
          <RoadLine party={party} />
        </div>
        <div>
          <Box component="h4" sx={label}>
            {t('pack.title')}
          </Box>
          {toPack.length === 0 ? (
            <Typography variant="body2">{t('pack.none')}</Typography>
          ) : (
            <Box component="ul" sx={{ ...plainList, typography: 'body2' }}>
              {toPack.map((item) => (
                <li key={item}>
                  <Box component="span" aria-hidden sx={box} />
                  {item}
                </li>
              ))}
            </Box>
          )}
        </div>
        <div>
          <Box component="h4" sx={label}>
            {t('party.menu')}
          </Box>
          {lines.length === 0 && toppings.length === 0 && <Typography variant="body2">{t('shopping.none')}</Typography>}
          <Box component="ul" sx={{ ...plainList, typography: 'body2' }}>
            {lines.map((line) => (
              <Box component="li" key={`${line.kind} ${line.id}`} sx={{ display: 'flex', justifyContent: 'space-between', gap: 3 }}>
                <span>{localized(line.name, language, line.id)}</span>
                <Box component="span" sx={{ whiteSpace: 'nowrap', fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
                  {line.neededKg === null ? t('shopping.noPortion') : formatExactKilograms(line.neededKg, language)}
                </Box>
              </Box>
            ))}
          </Box>
          {toppings.length > 0 && <Typography variant="body2">{t('party.toppings', { names: toppings.map((topping) => choiceLabel(lists, 'toppings', topping, language)).join(', ') })}</Typography>}
        </div>
        <div>
          <Box component="h4" sx={label}>
            {t('party.notes')}
          </Box>
          <Typography variant="body2" sx={{ whiteSpace: 'pre-line', ...(notes ? { fontWeight: 600 } : { color: 'text.secondary' }) }}>
            {notes || t('party.noNotes')}
          </Typography>
        </div>
      </Box>
      <Box sx={{ displayPrint: 'none', mt: 2, display: 'flex', flexWrap: 'wrap', columnGap: 5, '& a': { minHeight: 44, display: 'inline-flex', alignItems: 'center', typography: 'body2', fontWeight: 600 } }}>
        {sheet !== null && (
          <Link component={RouterLink} to={sheet} aria-label={t('party.sheetNamed', { name: title || name })}>
            {t('party.sheet')}
          </Link>
        )}
        <Link component={RouterLink} to={`/${language}/admin/requests/${id}`} aria-label={t('party.openNamed', { name: title || name })}>
          {t('party.open')}
        </Link>
      </Box>
    </Box>
  );
}
