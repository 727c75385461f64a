import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import type { BusyDays } from '../../../../src/contract/busyDay';
import { DayNote } from '../../../../src/features/inbox/content/DayNote';
import { withWidth } from '../../../fixtures/frames';
import { normalizeSpaces } from '../../../fixtures/translate';
import { content, inContentForm } from './steps';

const OPEN = Array.from({ length: 7 }, () => ({ from: '10:00', to: '22:00' }));
const answer = (changes: Partial<BusyDays>) => http.get('/api/busy-days', () => HttpResponse.json({ perDay: 1, hours: OPEN, blocked: [], days: [], ...changes }));

const meta = preview.meta({ component: DayNote, decorators: [inContentForm, withWidth(420)], args: { today: '2027-05-10' }, parameters: { content: { eventDate: '2027-06-19' }, handlers: [answer({})] } });

export const Default = meta.story({ play: async (steps) => expect(await steps.canvas.findByText(content(steps)('day.available'))).toBeVisible() });

/** Day with a confirmed booking. */
export const Full = meta.story({
  parameters: { handlers: [answer({ days: [{ day: '2027-06-19', taken: 1, asked: 0 }] })] },
  play: async (steps) => expect(await steps.canvas.findByText(normalizeSpaces(content(steps)('day.full', { taken: 1, places: 1 })))).toBeVisible(),
});

/** Day that another request waits for. */
export const Asked = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [answer({ days: [{ day: '2027-06-19', taken: 0, asked: 1 }] })] },
  play: async (steps) => expect(await steps.canvas.findByText(content(steps)('day.asked'))).toBeVisible(),
});

export const Blocked = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [answer({ blocked: [{ from: '2027-06-18', to: '2027-06-20' }] })] },
  play: async (steps) => expect(await steps.canvas.findByText(content(steps)('day.blocked'))).toBeVisible(),
});

/** No day chosen yet. */
export const Empty = meta.story({ tags: ['no-screenshot'], parameters: { content: { eventDate: '' } }, play: async ({ canvas }) => expect(canvas.getByRole('status')).toBeEmptyDOMElement() });
