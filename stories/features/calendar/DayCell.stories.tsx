import Box from '@mui/material/Box';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { DayCell } from '../../../src/features/calendar/DayCell';
import { otherBusiness } from '../../fixtures/otherBusiness';
import { normalizeSpaces } from '../../fixtures/translate';
import { calendar, dayTakenBy, onDay, TODAY } from './agenda';

const chosen = fn<(day: string) => void>();

const meta = preview.meta({
  component: DayCell,
  decorators: [
    (Story) => (
      <Box sx={{ width: 128, m: 6, border: 1, borderColor: 'divider' }}>
        <Story />
      </Box>
    ),
  ],
  args: { day: '2027-07-03', today: TODAY, facts: onDay('2027-07-02').facts, occasions: [], chosen: false, stop: true, onChoose: chosen },
});

export const Default = meta.story({
  async play({ canvas, globals, userEvent }) {
    const day = canvas.getByRole('button', { name: globals['locale'] === 'fr' ? 'samedi 3 juillet 2027, disponible' : 'Saturday, July 3, 2027, available' });
    await userEvent.click(day);
    await expect(chosen).toHaveBeenCalledWith('2027-07-03');
  },
});

export const Today = meta.story({
  args: { day: TODAY, ...onDay(TODAY) },
  async play({ canvas, globals }) {
    const name = globals['locale'] === 'fr' ? 'lundi 10 mai 2027, aujourd’hui, moins de deux semaines' : 'Monday, May 10, 2027, today, less than two weeks away';
    await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-current', 'date');
  },
});

export const Booked = meta.story({
  args: { day: dayTakenBy('pizza-night'), ...onDay(dayTakenBy('pizza-night')) },
  async play({ canvas, globals }) {
    const label = globals['locale'] === 'fr' ? /, réservé, événement public, Pizzas sous les étoiles$/ : /, booked, public event, Pizza under the stars$/;
    await expect(canvas.getByRole('button', { name: label })).toBeVisible();
  },
});

/** Private event. Checks that the day's name does not reveal the host. */
export const Private = meta.story({
  args: { day: dayTakenBy('supper'), ...onDay(dayTakenBy('supper')) },
  async play({ canvas, globals }) {
    await expect(canvas.getByRole('button', { name: globals['locale'] === 'fr' ? /, réservé, événement privé$/ : /, booked, private event$/ })).toBeVisible();
    await expect(canvas.queryByText(/Julie/)).toBeNull();
  },
});

export const Past = meta.story({ args: { day: '2027-05-09', ...onDay('2027-05-09') } });

export const Chosen = meta.story({
  args: { chosen: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { pressed: true })).toBeVisible();
  },
});

/** Lead time that is no number of weeks. Checks that the label counts days. */
export const NoticeInDays = meta.story({
  tags: ['no-screenshot'],
  parameters: { settings: otherBusiness },
  args: { day: '2027-05-12', ...onDay('2027-05-12') },
  play: ({ canvas, globals }) => expect(canvas.getByText(normalizeSpaces(calendar({ globals })('brief.days', { count: 10 })))).toBeInTheDocument(),
});
