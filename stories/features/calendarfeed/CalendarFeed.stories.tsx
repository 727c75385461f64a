import Box from '@mui/material/Box';
import { delay, http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { CalendarFeed } from '../../../src/features/calendarfeed/CalendarFeed';
import { calendarFeedTexts } from '../../../src/features/calendarfeed/texts';
import { failing, pending } from '../../fixtures/handlers';
import type { PlayContext } from '../../fixtures/playContext';
import { normalizeSpaces, translator } from '../../fixtures/translate';
import { ownerSession } from '../../fixtures/user';

const PATH = '/api/admin/calendar-feed';
const texts = ({ globals }: Pick<PlayContext, 'globals'>) => translator(calendarFeedTexts, globals['locale']);
const since = http.get(PATH, () => HttpResponse.json({ createdAt: '2027-04-02T13:00:00.000Z' }));

const meta = preview.meta({
  title: 'features/calendarfeed/CalendarFeed',
  component: CalendarFeed,
  parameters: { environmentControls: ['server'], route: 'admin/calendar-feed', session: ownerSession },
  decorators: [
    (Story) => (
      <Box sx={{ p: { xs: 4, sm: 6 }, maxWidth: 760 }}>
        <Story />
      </Box>
    ),
  ],
});

/** Feed URL created. Checks that the URL is shown only once and that it can then be replaced or revoked. */
export const Default = meta.story({
  async play(steps) {
    const t = texts(steps);
    await steps.userEvent.click(await steps.canvas.findByRole('button', { name: t('make') }));
    await expect(await steps.canvas.findByRole('textbox', { name: t('made.label') })).toHaveTextContent(/\/api\/calendar\/.*\.ics$/);
    await expect(steps.canvas.getByRole('button', { name: t('another') })).toBeVisible();
    await expect(steps.canvas.getByRole('button', { name: t('revoke') })).toBeVisible();
  },
});

/** New URL being created. Checks that it cannot be revoked in the meantime. */
export const Submitting = meta.story({
  parameters: { handlers: [since, http.post(PATH, () => delay('infinite'))] },
  async play(steps) {
    const t = texts(steps);
    await steps.userEvent.click(await steps.canvas.findByRole('button', { name: t('another') }));
    await waitFor(() => expect(steps.canvas.getByRole('button', { name: t('another') })).toBeDisabled());
    await expect(steps.canvas.getByRole('button', { name: t('revoke') })).toBeDisabled();
  },
});

/** Feed revoked. Checks that a new URL can be created; the old one no longer works on any device. */
export const Revoked = meta.story({
  tags: ['no-screenshot', '!dev'],
  parameters: { handlers: [since] },
  async play(steps) {
    const t = texts(steps);
    await steps.userEvent.click(await steps.canvas.findByRole('button', { name: t('revoke') }));
    await expect(await steps.canvas.findByText(normalizeSpaces(t('revoked')))).toBeVisible();
    await expect(steps.canvas.getByRole('button', { name: t('make') })).toBeVisible();
  },
});

export const Loading = meta.story({ tags: ['no-screenshot'], parameters: { handlers: [pending(PATH)] }, play: async (steps) => expect(steps.canvas.getByRole('status', { name: texts(steps)('loading') })).toBeVisible() });

export const Failed = meta.story({ tags: ['no-screenshot'], parameters: { handlers: [failing(PATH, 400)] }, play: async (steps) => expect(await steps.canvas.findByRole('button', { name: texts(steps)('retry') })).toBeVisible() });

/** Failed creation. Checks that the previous state is kept and that the owner can retry. */
export const NotMade = meta.story({
  tags: ['no-screenshot', '!dev'],
  parameters: { handlers: [since, http.post(PATH, () => HttpResponse.error())] },
  async play(steps) {
    const t = texts(steps);
    await steps.userEvent.click(await steps.canvas.findByRole('button', { name: t('another') }));
    await expect(await steps.canvas.findByRole('alert')).toHaveTextContent(normalizeSpaces(t('failed')));
    await expect(steps.canvas.getByRole('button', { name: t('another') })).toBeEnabled();
  },
});
