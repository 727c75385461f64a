import ICAL from 'ical.js';

/** Calendar entry as a calendar application reads it. */
export interface ReadEntry {
  method: string | null;
  uid: string;
  sequence: number;
  summary: string;
  location: string;
  description: string;
  url: string | null;
  status: string | null;
  /** Day, or instant in UTC. */
  start: string;
  end: string;
}

const text = (component: ICAL.Component, name: string): string | null => {
  const value: unknown = component.getFirstPropertyValue(name);
  return typeof value === 'string' ? value : null;
};

/**
 * Parses a calendar with a library that is independent of the one under test. @throws when the text is not a calendar, or a line is longer than 75
 * octets
 */
export function readCalendar(written: string): ReadEntry[] {
  for (const line of written.split('\r\n')) if (Buffer.byteLength(line) > 75) throw new Error(`${Buffer.byteLength(line)} octets: ${line}`);
  if (/[^\r]\n/.test(written)) throw new Error('A line ends in another way than CRLF');
  const calendar = new ICAL.Component(ICAL.parse(written) as object[]);
  const formatTime = (time: ICAL.Time) => (time.isDate ? time.toString() : time.toJSDate().toISOString());
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      method: text(calendar, 'method'),
      uid: event.uid,
      sequence: Number(event.sequence),
      summary: event.summary,
      location: event.location,
      description: event.description,
      url: text(component, 'url'),
      status: text(component, 'status'),
      start: formatTime(event.startDate),
      end: formatTime(event.endDate),
    };
  });
}
