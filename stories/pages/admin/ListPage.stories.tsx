import type { StoryContext } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { ADMIN_RESOURCES } from '../../../src/contract/adminResources';
import preview from '../../../.storybook/preview';
import { RESOURCE_PATHS } from '../../../src/contract/paths';
import { MANIFESTS } from '../../../src/features/admin/manifests';
import { ListPage } from '../../../src/pages/admin/ListPage';
import { listServer, rowsOf } from '../../fixtures/listServer';
import type { PlayContext } from '../../fixtures/playContext';
import { languageOf, normalizeSpaces } from '../../fixtures/translate';
import { ownerSession } from '../../fixtures/user';
import { list } from '../../features/admin/listSteps';

const meta = preview.meta({
  component: ListPage,
  parameters: { session: ownerSession },
  beforeEach: ({ msw }) => msw.use(...listServer()),
});

const opens = (resource: keyof typeof MANIFESTS) => async ({ canvas, globals }: PlayContext) => {
  await expect(canvas.getByRole('heading', { level: 1, name: ADMIN_RESOURCES[resource].label[languageOf(globals['locale'])] })).toBeVisible();
  const [first] = rowsOf(resource);
  await expect(await canvas.findByRole('link', { name: MANIFESTS[resource].nameOf(first ?? { id: '' }, languageOf(globals['locale'])) })).toBeVisible();
};

export const Events = meta.story({ parameters: { route: 'admin/events' }, tags: ['page'], play: opens('event') });
export const Trainings = meta.story({ parameters: { route: 'admin/trainings' }, tags: ['page'], play: opens('training') });
export const Users = meta.story({ parameters: { route: 'admin/users' }, tags: ['page'], play: opens('user') });
export const Meats = meta.story({ parameters: { route: 'admin/meats' }, tags: ['page'], play: opens('meat') });
export const Tools = meta.story({ parameters: { route: 'admin/tools' }, play: opens('tool') });
export const ContentFocus = meta.story({ parameters: { route: 'admin/contentfocus' }, play: opens('contentfocus') });
export const Sides = meta.story({ parameters: { route: 'admin/sides' }, play: opens('side') });

let pendingResponse = Promise.withResolvers<void>();

/** List that loads slowly, fails and is empty after a retry: each state shows its message and the next action. */
const comes = (resource: keyof typeof MANIFESTS) => ({
  parameters: { route: `admin/${ADMIN_RESOURCES[resource].path}` },
  beforeEach({ msw }: Pick<StoryContext, 'msw'>) {
    pendingResponse = Promise.withResolvers<void>();
    msw.use(...listServer({ [resource]: [] }));
    msw.use(http.get(`/api${RESOURCE_PATHS[resource]}`, async () => pendingResponse.promise.then(() => HttpResponse.json({}, { status: 400 })), { once: true }));
  },
  async play(steps: PlayContext) {
    const { canvas, globals, userEvent } = steps;
    const t = list(steps);
    await expect(await canvas.findByRole('status', { name: t('loading') })).toBeVisible();
    pendingResponse.resolve();
    await expect(await canvas.findByRole('alert')).toHaveTextContent(normalizeSpaces(t('failed.title')));
    await expect(canvas.queryByRole('status', { name: t('loading') })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('failed.retry') }));
    await expect(await canvas.findByRole('heading', { level: 2, name: t('empty.title') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('add') })).toHaveAttribute('href', `/${languageOf(globals['locale'])}/admin/${ADMIN_RESOURCES[resource].path}/new`);
  },
});

export const EventsComing = meta.story({ ...comes('event'), tags: ['no-screenshot', '!dev'] });
export const TrainingsComing = meta.story({ ...comes('training'), tags: ['no-screenshot', '!dev'] });
export const UsersComing = meta.story({ ...comes('user'), tags: ['no-screenshot', '!dev'] });
export const MeatsComing = meta.story({ ...comes('meat'), tags: ['no-screenshot', '!dev'] });
export const ToolsComing = meta.story({ ...comes('tool'), tags: ['no-screenshot', '!dev'] });
export const ContentFocusComing = meta.story({ ...comes('contentfocus'), tags: ['no-screenshot', '!dev'] });
export const SidesComing = meta.story({ ...comes('side'), tags: ['no-screenshot', '!dev'] });
