import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { MANIFESTS } from '../../../src/features/admin/manifests';
import { ListPage } from '../../../src/pages/admin/ListPage';
import { listServer, rowsOf } from '../../fixtures/listServer';
import type { PlayContext } from '../../fixtures/playContext';
import { languageOf } from '../../fixtures/spoken';
import { asOwner } from '../../fixtures/asOwner';

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

export const Events = meta.story({ parameters: { route: 'admin/events' }, tags: ['layout'], play: opens('event') });
export const Trainings = meta.story({ parameters: { route: 'admin/trainings' }, tags: ['layout'], play: opens('training') });
export const Users = meta.story({ parameters: { route: 'admin/users' }, tags: ['layout'], play: opens('user') });
export const Meats = meta.story({ parameters: { route: 'admin/meats' }, tags: ['layout'], play: opens('meat') });
export const Tools = meta.story({ parameters: { route: 'admin/tools' }, play: opens('tool') });
export const ContentFocus = meta.story({ parameters: { route: 'admin/contentfocus' }, play: opens('contentfocus') });
export const Sides = meta.story({ parameters: { route: 'admin/sides' }, play: opens('side') });
