import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { longWordStyles } from '../../components/longWordStyles';
import { MarkedLines } from '../../components/MarkedLines';
import { wizardTexts } from '../../components/wizard/texts';
import { useWizard } from '../../components/wizard/useWizard';
import type { Diet } from '../../contract/diets';
import { dietLines } from '../../contract/dietLabels';
import { formatDay, formatMoney, formatTime } from '../../contract/formats';
import { optionalLines } from '../../contract/optionalFields';
import { chosenItems, isCatalogueUnavailable, needsTravel, summaryOf, type FullCatalogue } from '../../contract/summaryRequest';
import { parseTrainingLocation, TRAINING_LOCATION_NAMES } from '../../contract/trainingLocation';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useSettings } from '../../i18n/SettingsProvider';
import { useText } from '../../i18n/useText';
import { MenuLoading } from './MenuLoading';
import { requestTexts } from './texts';
import { useItemNames } from './useItemNames';
import type { BuilderValues, WizardValues } from './values';
import type { KnownTravel } from '../../components/form/locationField';

export interface MenuCardProps {
  catalogue: FullCatalogue & { loading: boolean };
  travel: KnownTravel | null;
}

/** Section of the card, with a link back to its step. */
function Part({ step, children }: { step: string; children: ReactNode }) {
  const t = useText(wizardTexts);
  const { steps, addressOf } = useWizard();
  const found = steps.find(({ id }) => id === step);
  if (!found) return null;
  return (
    <Box sx={{ py: 4, '& + &': { borderTop: '1px dashed', borderColor: 'divider' } }}>
      {children}
      <Button component={RouterLink} to={addressOf(step)} size="small" aria-label={t('editPart', { name: found.name })} sx={{ mt: 1, minHeight: 44, textDecoration: 'underline', textUnderlineOffset: '0.3em' }}>
        {t('edit')}
      </Button>
    </Box>
  );
}

/** Review of the request in the form of a menu: occasion, dishes, and the price at the bottom. */
export function MenuCard({ catalogue, travel }: MenuCardProps) {
  const t = useText(requestTexts);
  const language = useLanguage();
  const settings = useSettings();
  const nameOf = useItemNames(catalogue);
  const { values, steps } = useWizard<Partial<BuilderValues> & WizardValues>();
  const { adults, children, date, time, kind, location, title, description, notes, hostName, email, telephone, trainingPlace } = values;
  const { meats, sides, tools, contentFocus } = chosenItems(values, catalogue);
  const road = needsTravel(values);
  const { totalCents } = summaryOf(values, catalogue, road ? (travel?.metres ?? null) : null, settings);
  const place = kind === 'training' ? parseTrainingLocation(trainingPlace) : null;
  const where = [place && TRAINING_LOCATION_NAMES[place][language], road && location].filter(Boolean).join(', ');
  const people = [t('review.adults', { count: Number(adults) }), ...(Number(children) > 0 ? [t('review.children', { count: Number(children) })] : [])].join(', ');
  const inSteps = (id: string) => steps.some((step) => step.id === id);
  // Diets are validated in their own step, so they are complete here.
  const eaten = dietLines(values.diets as Diet[], language);
  const courses = [
    { name: t('menu.meats'), items: meats.map(({ id }) => nameOf(id)) },
    { name: t('menu.sides'), items: sides.flatMap(({ side, variations }) => (variations.length === 0 ? [nameOf(side.id)] : variations.map((index) => nameOf(`${side.id}-${index}`)))) },
    { name: t('menu.contentFocus'), items: contentFocus.map(({ id }) => nameOf(id)) },
    { name: t('menu.tools'), items: tools.map(({ id }) => nameOf(id)) },
    { name: t('menu.extras'), items: values.reusableUtensils && kind !== 'training' ? [t('menu.reusable')] : [] },
  ].filter(({ items }) => items.length > 0);
  const unread = isCatalogueUnavailable(values, catalogue);
  // Without the catalogue, the card would look as if no dishes were selected.
  if (catalogue.loading) return <MenuLoading />;
  return (
    <Box sx={{ display: 'grid', gap: 6 }}>
      <Box sx={{ bgcolor: 'background.paper', border: 1, borderColor: 'divider', outline: '1px solid', outlineColor: 'divider', outlineOffset: '-10px', borderRadius: 1, px: { xs: 6, sm: 12 }, py: { xs: 7, sm: 10 }, textAlign: 'center', maxWidth: 640, ...longWordStyles }}>
        <Typography variant="body2" sx={{ letterSpacing: '0.14em', textTransform: 'uppercase', color: 'primary.main', fontWeight: 650 }}>
          {t(kind === 'training' ? 'mine.training' : 'mine.event')}
        </Typography>
        <Typography variant="h2" component="h3" sx={{ mt: 2 }}>
          {title || t('review.untitled')}
        </Typography>
        {description && <Typography sx={{ mt: 3, mb: 2, color: 'text.secondary', whiteSpace: 'pre-line' }}>{description}</Typography>}
        <Part step={inSteps('when') ? 'when' : 'people'}>
          <Typography sx={{ fontWeight: 650, '&::first-letter': { textTransform: 'uppercase' } }}>{t('review.at', { day: formatDay(date, language), time: formatTime(time, language) })}</Typography>
          {where && inSteps('when') && <Typography>{where}</Typography>}
          {!inSteps('when') && <Typography>{people}</Typography>}
        </Part>
        {inSteps('when') && (
          <Part step="people">
            <Typography>{people}</Typography>
          </Part>
        )}
        <Part step={inSteps('what') ? 'what' : 'selections'}>
          {(unread || courses.length === 0) && <Typography sx={{ color: 'text.secondary' }}>{t(unread ? 'review.unread' : 'review.nothing')}</Typography>}
          {courses.map(({ name, items }) => (
            <Box key={name} sx={{ '* + &': { mt: 5 } }}>
              <Typography component="h4" variant="h4" sx={{ fontStyle: 'italic', color: 'text.secondary' }}>
                {name}
              </Typography>
              <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </Box>
            </Box>
          ))}
        </Part>
        {eaten.length > 0 && (
          <Part step="people">
            <Typography component="h4" variant="h4" sx={{ fontStyle: 'italic', color: 'text.secondary', mb: 2 }}>
              {t('review.diets')}
            </Typography>
            <Box sx={{ textAlign: 'left', maxWidth: 420, mx: 'auto' }}>
              <MarkedLines lines={eaten} />
            </Box>
          </Part>
        )}
        {hostName && (
          <Part step="contact">
            <Typography>{hostName}</Typography>
            <Typography>{email}</Typography>
            {telephone && <Typography>{telephone}</Typography>}
            {optionalLines(values, language).map((line) => (
              <Typography key={line}>{line}</Typography>
            ))}
            {where && <Typography>{where}</Typography>}
          </Part>
        )}
        {notes && (
          <Part step={inSteps('notes') ? 'notes' : 'contact'}>
            <Typography sx={{ whiteSpace: 'pre-line' }}>{notes}</Typography>
          </Part>
        )}
        <Box sx={{ pt: 5, borderTop: 2, borderColor: 'text.primary' }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('summary.heading')}
          </Typography>
          <Typography sx={{ fontFamily: (theme) => theme.typography.h1.fontFamily, fontWeight: 700, fontSize: '2.4rem', lineHeight: 1.15, fontVariantNumeric: 'tabular-nums' }}>{formatMoney(totalCents, language)}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('summary.taxed')}
          </Typography>
          {road && travel === null && kind !== 'training' && (
            <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
              {t('summary.roadUnknown')}
            </Typography>
          )}
        </Box>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '62ch' }}>
        {t('review.promise')}
      </Typography>
    </Box>
  );
}
