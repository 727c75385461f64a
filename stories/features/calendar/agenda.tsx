import Box from '@mui/material/Box';
import type { Decorator } from '@storybook/react-vite';
import { agendaOf, type Agenda, type CalendarEntry } from '../../../src/contract/calendar';
import { dayAt } from '../../../src/contract/days';
import { DEFAULT_SETTINGS } from '../../../src/contract/defaultPrivateSettings';
import { readEvent } from '../../../src/contract/event';
import type { DayAvailability } from '../../../src/contract/dayAvailability';
import { readTraining } from '../../../src/contract/training';
import { calendarTexts } from '../../../src/features/calendar/texts';
import { busyWith } from '../../fixtures/busyDays';
import { catalogue } from '../../fixtures/handlers';
import { NOW } from '../../fixtures/now';
import type { PlayContext } from '../../fixtures/playContext';
import { translator } from '../../fixtures/translate';

export const TODAY = dayAt(new Date(NOW));

export const calendar = ({ globals }: Pick<PlayContext, 'globals'>) => translator(calendarTexts, globals['locale']);

/** Private event and private training, in addition to the season's public ones. */
export const PRIVATE_EVENT = { id: 'supper', name_fr: 'Chez Julie', name_en: 'At Julie’s', visibility: 'private', date: '2027-05-26', time: '17:00' };
export const PRIVATE_TRAINING = { id: 'at-home', title_fr: 'Chez Marc', title_en: 'At Marc’s', visibility: 'private', location: 'at_home', eventDateTime: '2027-05-27T09:00' };

export const events = [...catalogue.event, PRIVATE_EVENT];
export const trainings = [...catalogue.training, PRIVATE_TRAINING];

/** Agenda of all events and trainings. */
export const agenda: Agenda = agendaOf(events.map(readEvent), trainings.map(readTraining), busyWith(events, trainings), DEFAULT_SETTINGS.rules.leadTimeDays);

/** Returns the facts and occasions of one day. */
export const onDay = (day: string): { facts: DayAvailability; occasions: readonly CalendarEntry[] } => ({ facts: agenda.rule(day, TODAY), occasions: agenda.occasions.get(day) ?? [] });

/** Returns the first day that the given event or training occupies. */
export function dayTakenBy(id: string): string {
  const found = [...agenda.occasions.values()].flat().find((occasion) => occasion.id === id);
  if (!found) throw new Error(`Nothing in the agenda is called ${id}`);
  return found.day;
}

export const inPage: Decorator = (Story) => (
  <Box sx={{ maxWidth: 1360, mx: 'auto', p: { xs: 4, sm: 6 } }}>
    <Box sx={{ containerType: 'inline-size' }}>
      <Story />
    </Box>
  </Box>
);

/** Decorator that renders the story in a column as wide as the calendar's on desktop. */
export const inColumn: Decorator = (Story) => (
  <Box sx={{ maxWidth: 460, p: 6, containerType: 'inline-size' }}>
    <Story />
  </Box>
);
