import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { longWordStyles } from '../../components/longWordStyles';
import type { SelectedItem } from '../../contract/bookingSchema';
import { readDetails } from '../../contract/bookingNotes';
import { choiceLabel } from '../../contract/choiceLists';
import type { RequestDetails } from '../../contract/inbox';
import { guestsLabel, typeLabel, withoutParents } from '../../contract/requestDisplay';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useSettings } from '../../i18n/SettingsProvider';
import { useText } from '../../i18n/useText';
import { inboxTexts } from './texts';

const names = (items: readonly SelectedItem[]) => items.map(({ id, name }) => name || id);

/** Requested event: its kind, the number of guests, and all selections by name. */
export function RequestMenu({ request: { request, title, description, thing } }: { request: RequestDetails }) {
  const t = useText(inboxTexts);
  const language = useLanguage();
  const { lists } = useSettings();
  const { selections } = request;
  const notes = readDetails(request);
  const facts: [string, string[]][] = [
    [t('what.idea'), (description ?? '').split('\n').filter((line) => line.trim() !== '')],
    [t('what.guests'), [guestsLabel(request, language)]],
    [t('what.meats'), names(selections.meats)],
    [t('what.sides'), names(withoutParents(selections.sides))],
    [t('what.toppings'), notes.toppings.map((topping) => choiceLabel(lists, 'toppings', topping, language))],
    [t('what.tools'), names(selections.tools)],
    [t('what.contentFocus'), names(selections.contentFocus)],
    [t('what.tableware'), notes.reusableUtensils ? [t('what.reusable')] : []],
  ];
  return (
    <>
      <Typography sx={{ fontWeight: 650, ...longWordStyles }}>{title || typeLabel(request, language, lists)}</Typography>
      {title && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {typeLabel(request, language, lists)}
        </Typography>
      )}
      <Box component="dl" sx={{ m: 0, mt: 2, display: 'grid', gridTemplateColumns: 'minmax(80px, auto) minmax(0, 1fr)', columnGap: 4, rowGap: 1, typography: 'body2', '& dt': { color: 'text.secondary' }, '& dd': { m: 0, ...longWordStyles } }}>
        {facts
          .filter(([, values]) => values.length > 0)
          .map(([label, values]) => (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>
                {values.map((value, index) => (
                  // The order of the chosen items never changes, so the index is a stable key.
                  // oxlint-disable-next-line react/no-array-index-key
                  <div key={index}>{value}</div>
                ))}
              </dd>
            </Fragment>
          ))}
        {thing && (
          <>
            <dt>{t('what.listing')}</dt>
            <dd>
              <div>{t(thing.published ? 'what.published' : 'what.unpublished')}</div>
              <Link component={RouterLink} to={`/${language}/admin/${thing.kind}s/${thing.id}/edit`} sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600 }}>
                {t('what.edit')}
              </Link>
            </dd>
          </>
        )}
      </Box>
    </>
  );
}
