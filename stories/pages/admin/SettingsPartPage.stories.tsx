import { http, HttpResponse } from 'msw';
import { Route, Routes } from 'react-router-dom';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { DEFAULT_PUBLIC_SETTINGS } from '../../../src/contract/defaultSettings';
import type { Identity, Look } from '../../../src/contract/settings';
import type { FormPart } from '../../../src/features/settings/parts';
import { SettingsPartPage } from '../../../src/pages/admin/SettingsPartPage';
import { fieldOf, pickersArrived, save, textOfPart, texts } from '../../features/settings/steps';
import { GREEN_LOOK } from '../../fixtures/looks';
import type { PlayContext } from '../../fixtures/playContext';
import { ownSettings } from '../../fixtures/settings';
import { ownerSession } from '../../fixtures/user';

const meta = preview.meta({
  component: SettingsPartPage,
  parameters: { route: 'admin/settings/identity', session: ownerSession, siteFrame: true, settings: { ...DEFAULT_PUBLIC_SETTINGS, ...ownSettings, placeholders: ['privacyOfficer', 'premises'] } },
  decorators: [
    (Story) => (
      <Routes>
        <Route path="/:language/admin/settings/:part" element={<Story />} />
      </Routes>
    ),
  ],
});

const opened = async (part: FormPart, steps: PlayContext) => {
  await expect(await steps.canvas.findByRole('heading', { level: 1, name: textOfPart(part, steps)('title') })).toBeVisible();
  await steps.canvas.findByRole('button', { name: texts(steps)('versions.open') });
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
};

export const Default = meta.story({ tags: ['page'], play: async (steps) => opened('identity', steps) });

export const Hours = meta.story({
  tags: ['page'],
  parameters: { route: 'admin/settings/hours' },
  async play(steps) {
    await opened('hours', steps);
    await pickersArrived('hours', 'week.thursday.to', steps);
  },
});

export const Premises = meta.story({ tags: ['page'], parameters: { route: 'admin/settings/premises' }, play: async (steps) => opened('premises', steps) });

export const Rules = meta.story({
  tags: ['page'],
  parameters: { route: 'admin/settings/rules' },
  async play(steps) {
    await opened('rules', steps);
    await pickersArrived('rules', 'reminderHours.until', steps);
  },
});

export const BookingRates = meta.story({ tags: ['page'], parameters: { route: 'admin/settings/bookingRates' }, play: async (steps) => opened('bookingRates', steps) });

export const Films = meta.story({ tags: ['page'], parameters: { route: 'admin/settings/films' }, play: async (steps) => opened('films', steps) });

export const LookOfTheBusiness = meta.story({ tags: ['page'], parameters: { route: 'admin/settings/look' }, play: async (steps) => opened('look', steps) });

/** New colours. Checks that the page has them at once, without a reload. */
export const Repainted = meta.story({
  tags: ['no-screenshot', '!dev'],
  parameters: { route: 'admin/settings/look' },
  async play(steps) {
    let saved: Look = DEFAULT_PUBLIC_SETTINGS.look;
    steps.msw.use(
      http.put('/api/settings/:part', async ({ request }) => {
        saved = (await request.json()) as Look;
        return HttpResponse.json({ value: saved, version: 4, saved: true });
      }),
      http.get('/api/settings', () => HttpResponse.json({ ...DEFAULT_PUBLIC_SETTINGS, look: saved })),
    );
    await opened('look', steps);
    const scheme = steps.globals['scheme'] === 'light' ? 'light' : 'dark';
    const colour = fieldOf('look', `colours.action.${scheme}`, steps);
    await steps.userEvent.clear(colour);
    await steps.userEvent.type(colour, GREEN_LOOK.colours.action[scheme]);
    await save(steps);
    await waitFor(() => expect(getComputedStyle(document.documentElement).getPropertyValue('--mui-palette-primary-main').trim()).toBe(GREEN_LOOK.colours.action[scheme]));
  },
});

/** New name. Checks that the page shows it at once, without a reload. */
export const Renamed = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    let saved: Identity = DEFAULT_PUBLIC_SETTINGS.identity;
    steps.msw.use(
      http.put('/api/settings/:part', async ({ request }) => {
        saved = (await request.json()) as Identity;
        return HttpResponse.json({ value: saved, version: 4, saved: true });
      }),
      http.get('/api/settings', () => HttpResponse.json({ ...DEFAULT_PUBLIC_SETTINGS, identity: saved })),
    );
    await opened('identity', steps);
    const name = fieldOf('identity', 'name', steps);
    await steps.userEvent.clear(name);
    await steps.userEvent.type(name, 'Fumée');
    await save(steps);
    await waitFor(() => expect(document.title).toContain('Fumée'));
  },
});

/** Link to a part that does not exist. */
export const NotFound = meta.story({
  tags: ['no-screenshot'],
  parameters: { route: 'admin/settings/unknown' },
  play: async (steps) => expect(await steps.canvas.findByRole('heading', { level: 1, name: texts(steps)('notFound.title') })).toBeVisible(),
});
