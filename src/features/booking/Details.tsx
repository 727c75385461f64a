import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, type ReactNode } from 'react';
import { dayAndHour } from '../../components/form/fieldStyles';
import { NumberInput } from '../../components/form/NumberInput';
import { OptionalFields } from '../../components/form/OptionalFields';
import { SelectInput } from '../../components/form/SelectInput';
import { TextInput } from '../../components/form/TextInput';
import { TimeInput } from '../../components/form/TimeInput';
import { offeredChoices } from '../../contract/choiceLists';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useSettings } from '../../i18n/SettingsProvider';
import { useText } from '../../i18n/useText';
import { bookingTexts } from './texts';

/** CSS containment, so that typing in a section lays out only that section. */
const ownBox = { contain: 'layout style' } as const;

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={ownBox}>
      <Typography variant="h3" component="h2" sx={{ mb: 4 }}>
        {title}
      </Typography>
      <Box sx={{ display: 'grid', gap: 4 }}>{children}</Box>
    </Box>
  );
}

const pair = { display: 'grid', gap: 4, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 168px), 1fr))', alignItems: 'start' } as const;

export interface DetailsProps {
  guests: number;
  /** Slot for the date calendar. */
  day: ReactNode;
  /** Slot for the address picker. */
  place: ReactNode;
  /** Slot for allergies and diets. */
  diets?: ReactNode;
}

/** Form sections for contact, number of guests, event type, date and place. */
export const Details = memo(function Details({ guests, day, place, diets }: DetailsProps) {
  const t = useText(bookingTexts);
  const language = useLanguage();
  const { rules, lists } = useSettings();
  return (
    <Box sx={{ display: 'grid', gap: 10, alignContent: 'start' }}>
      <Section title={t('sections.host')}>
        <TextInput name="hostName" required autoComplete="name" />
        <TextInput name="email" type="email" required autoComplete="email" />
        <OptionalFields />
      </Section>
      <Section title={t('sections.party')}>
        <Box sx={pair}>
          <NumberInput name="adults" min={1} max={rules.maxGuests} required />
          <NumberInput name="children" min={0} max={rules.maxGuests} />
        </Box>
        <Typography role="status" sx={{ fontWeight: 650 }}>
          {t('guests', { count: guests })}
        </Typography>
        {diets}
      </Section>
      <Section title={t('sections.when')}>
        <SelectInput name="eventType" required options={offeredChoices(lists.eventTypes).map(({ key, name }) => ({ value: key, label: name[language] }))} />
        <Box sx={dayAndHour}>
          {day}
          <TimeInput name="eventTime" required />
        </Box>
        {rules.leadTimeDays > 0 && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('leadTime')}
          </Typography>
        )}
      </Section>
      <Section title={t('sections.where')}>{place}</Section>
    </Box>
  );
});
