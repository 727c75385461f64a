import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { MANIFESTS } from '../../../src/features/admin/manifests';
import { ListPage } from '../../../src/pages/admin/ListPage';
import { listServer, rowsOf } from '../../fixtures/listServer';
import type { PlayContext } from '../../fixtures/playContext';
import { languageOf } from '../../fixtures/spoken';
import { asOwner } from '../../features/admin/listSteps';

const meta = preview.meta({
  component: ListPage,
  beforeEach({ msw }) {
    asOwner();
    msw.use(...listServer());
  },
});

const opens = (resource: keyof typeof MANIFESTS) => async ({ canvas, globals }: PlayContext) => {
  await expect(canvas.getByRole('heading', { level: 1, name: MANIFESTS[resource].texts.many[languageOf(globals['locale'])] })).toBeVisible();
  const [first] = rowsOf(resource);
  await expect(await canvas.findByRole('link', { name: MANIFESTS[resource].nameOf(first ?? { id: '' }, languageOf(globals['locale'])) })).toBeVisible();
};

export const Events = meta.story({ args: { resource: 'event' }, parameters: { route: 'admin/events' }, tags: ['layout'], play: opens('event') });
export const Trainings = meta.story({ args: { resource: 'training' }, parameters: { route: 'admin/trainings' }, tags: ['layout'], play: opens('training') });
export const Users = meta.story({ args: { resource: 'user' }, parameters: { route: 'admin/users' }, tags: ['layout'], play: opens('user') });
export const Meats = meta.story({ args: { resource: 'meat' }, parameters: { route: 'admin/meats' }, tags: ['layout'], play: opens('meat') });
export const Tools = meta.story({ args: { resource: 'tool' }, parameters: { route: 'admin/tools' }, play: opens('tool') });
export const ContentFocus = meta.story({ args: { resource: 'contentfocus' }, parameters: { route: 'admin/contentfocus' }, play: opens('contentfocus') });
export const Sides = meta.story({ args: { resource: 'side' }, parameters: { route: 'admin/sides' }, play: opens('side') });
