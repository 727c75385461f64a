import Box from '@mui/material/Box';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { dayByKey, isWeekend, monthOf, weeksOf, withinCalendar, type Agenda, type CalendarEntry } from '../../contract/calendar';
import { addDays } from '../../contract/days';
import { useLanguage } from '../../i18n/LanguageProvider';
import { DayCell } from './DayCell';
import { weekdayNames } from './names';
import { rangeLine } from './rangeLine';

export interface MonthGridProps {
  /** Day with the keyboard focus; its month is shown. */
  cursor: string;
  onMove: (day: string) => void;
  today: string;
  agenda: Agenda;
  /** Chosen day, or an empty string. */
  chosen: string;
  onChoose: (day: string) => void;
  /** Id of the month's heading. */
  labelledBy: string;
}

const NONE: readonly CalendarEntry[] = [];
const SUNDAY = '2027-05-09';

/** Month grid with one Tab stop and arrow key navigation between days. */
export function MonthGrid({ cursor, onMove, today, agenda, chosen, onChoose, labelledBy }: MonthGridProps) {
  const language = useLanguage();
  const grid = useRef<HTMLTableElement>(null);
  const moved = useRef(false);
  const month = monthOf(cursor);

  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${cursor}"]`)?.focus();
  }, [cursor]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const target = dayByKey(event.key, cursor);
    if (target === null) return;
    event.preventDefault();
    const day = withinCalendar(target, today);
    if (day === cursor) return;
    moved.current = true;
    onMove(day);
  };

  return (
    <Box component="table" role="grid" ref={grid} aria-labelledby={labelledBy} onKeyDown={onKeyDown} sx={{ width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' }}>
      <thead>
        <tr>
          {weekdayNames(language).map(({ long, short }, column) => (
            <Box component="th" key={long} scope="col" sx={{ p: 0, pb: 1, px: '1px', fontWeight: 600, typography: 'caption', color: 'text.secondary' }}>
              <Box aria-hidden sx={{ mb: 1, ...rangeLine(isWeekend(addDays(SUNDAY, column))) }} />
              <abbr title={long} style={{ textDecoration: 'none' }}>
                {short}
              </abbr>
            </Box>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, column) => (
              <Box component="td" role="gridcell" key={day ?? `none-${column + 1}`} aria-selected={day === null ? undefined : day === chosen} sx={{ p: 0, border: 1, borderColor: 'divider' }}>
                {day !== null && (
                  <DayCell
                    day={day}
                    today={today}
                    facts={agenda.rule(day, today)}
                    occasions={agenda.occasions.get(day) ?? NONE}
                    chosen={day === chosen}
                    stop={day === cursor}
                    onChoose={onChoose}
                  />
                )}
              </Box>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
