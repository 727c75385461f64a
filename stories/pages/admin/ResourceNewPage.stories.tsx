import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { MANIFESTS } from '../../../src/features/admin/manifests';
import { textsIn } from '../../../src/features/admin/textsIn';
import { ResourceNewPage } from '../../../src/pages/admin/ResourceNewPage';
import { languageOf } from '../../fixtures/translate';
import { resourceHandlers } from '../../fixtures/resources';
import { ownerSession } from '../../fixtures/user';

const meta = preview.meta({ component: ResourceNewPage, parameters: { route: 'admin/meats/new', session: ownerSession, handlers: resourceHandlers } });

export const Default = meta.story({
  tags: ['page'],
  play: ({ canvas, globals }) => expect(canvas.getByRole('heading', { level: 1, name: textsIn(MANIFESTS.meat.texts.create, languageOf(globals['locale'])) })).toBeVisible(),
});

export const User = meta.story({ parameters: { route: 'admin/users/new' }, play: ({ canvas }) => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible() });
