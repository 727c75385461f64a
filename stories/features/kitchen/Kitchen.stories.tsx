import { http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { Kitchen } from '../../../src/features/kitchen/Kitchen';
import { failing, pending } from '../../fixtures/handlers';
import { day, endless, preparation, saturday } from '../../fixtures/preparation';
import { normalizeSpaces } from '../../fixtures/translate';
import { texts } from './steps';
import { withWidth } from '../../fixtures/frames';

const PATH = '/api/preparation';
const asked = fn();

/** MSW handler that sends the given response and records the query string in `asked`. */
const respondWith = (body: object) =>
  http.get(PATH, ({ request }) => {
    asked(new URL(request.url).search);
    return HttpResponse.json(body);
  });

const meta = preview.meta({ title: 'features/kitchen/Kitchen', component: Kitchen, parameters: { environmentControls: ['server'], route: 'admin/preparation?from=2027-06-12&to=2027-06-18' } });

/** Preparation for the period in the URL: the shopping list, every party, and the number of parties and guests. */
export const Default = meta.story({
  async play({ canvas, globals }) {
    const t = texts({ globals });
    await expect(await canvas.findByText(new RegExp(normalizeSpaces(`${t('parties', { count: 3 })} · ${t('guests', { count: 77 })}`)))).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: t('title') })).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('print') })).toBeEnabled();
  },
});

export const Loading = meta.story({
  parameters: { handlers: [pending(PATH)] },
  async play({ canvas, globals }) {
    const t = texts({ globals });
    await expect(canvas.getByRole('status', { name: t('loading') })).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('print') })).toBeDisabled();
  },
});

export const Empty = meta.story({
  parameters: { handlers: [http.get(PATH, () => HttpResponse.json({ ...preparation, bookings: [] }))] },
  play: async ({ canvas, globals }) => expect(await canvas.findByRole('heading', { name: texts({ globals })('empty.title') })).toBeVisible(),
});

export const Failed = meta.story({
  parameters: { handlers: [failing(PATH, 400)] },
  async play({ canvas, globals }) {
    const t = texts({ globals });
    await expect(await canvas.findByRole('alert')).toHaveTextContent(normalizeSpaces(t('failed.title')));
    await expect(canvas.getByRole('button', { name: t('failed.retry') })).toBeVisible();
  },
});

/** Single day. Checks that the day sheet links back to its week. */
export const Day = meta.story({
  parameters: { route: 'admin/preparation?from=2027-06-12&to=2027-06-12', handlers: [http.get(PATH, () => HttpResponse.json(day))] },
  async play({ canvas, globals }) {
    const t = texts({ globals });
    await expect(await canvas.findByRole('heading', { level: 3, name: saturday.name })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: t('sheetOf') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('allOfPeriod') })).toHaveAttribute('href', expect.stringContaining('from=2027-06-12&to=2027-06-18'));
  },
});

/** Single request. Checks that no period can be chosen. */
export const OneRequest = meta.story({
  tags: ['no-screenshot', '!dev'],
  parameters: { route: `admin/preparation?request=${saturday.id}`, handlers: [respondWith(day)] },
  beforeEach: () => void asked.mockClear(),
  async play({ canvas, globals }) {
    await expect(await canvas.findByRole('heading', { level: 3, name: saturday.name })).toBeVisible();
    await expect(asked).toHaveBeenLastCalledWith(`?request=${saturday.id}`);
    await expect(canvas.queryByRole('group', { name: texts({ globals })('period') })).toBeNull();
  },
});

/** Pending requests included. Checks that the switch adds them and that the URL keeps the choice. */
export const WithRequested = meta.story({
  tags: ['no-screenshot', '!dev'],
  parameters: { handlers: [respondWith(preparation)] },
  beforeEach: () => void asked.mockClear(),
  async play({ canvas, globals, userEvent }) {
    await userEvent.click(await canvas.findByRole('switch', { name: texts({ globals })('withRequested') }));
    await screen.findByRole('heading', { level: 3, name: saturday.name });
    await expect(asked).toHaveBeenLastCalledWith('?from=2027-06-12&to=2027-06-18&requested=true');
    await userEvent.click(canvas.getByRole('switch'));
    await waitFor(() => expect(canvas.getByRole('switch')).not.toBeChecked());
    await userEvent.click(canvas.getByRole('button', { name: texts({ globals })('later') }));
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith('?from=2027-06-19&to=2027-06-25'));
  },
});

export const LongText = meta.story({
  decorators: [withWidth(760, 4)],
  tags: ['no-screenshot'],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  parameters: { handlers: [http.get(PATH, () => HttpResponse.json({ ...preparation, bookings: [endless] }))] },
  async play({ canvas }) {
    await canvas.findByRole('heading', { level: 3 });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
