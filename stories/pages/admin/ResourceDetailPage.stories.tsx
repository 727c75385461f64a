import { Route, Routes } from 'react-router-dom';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { formTexts } from '../../../src/features/admin/formTexts';
import { ResourceDetailPage } from '../../../src/pages/admin/ResourceDetailPage';
import { failing, pending } from '../../fixtures/handlers';
import { translator } from '../../fixtures/translate';
import { resourceHandlers } from '../../fixtures/resources';
import { ownerSession } from '../../fixtures/user';

const meta = preview.meta({
  component: ResourceDetailPage,
  parameters: { route: 'admin/events/smokehouse-saturday', session: ownerSession, handlers: resourceHandlers },
  render: () => (
    <Routes>
      <Route path="/:language/admin/:resource/:id" element={<ResourceDetailPage />} />
    </Routes>
  ),
});

/** ADM-06: read-only record with its actions. */
export const Default = meta.story({
  tags: ['page'],
  async play({ canvas, globals }) {
    const t = translator(formTexts, globals['locale']);
    await expect(await canvas.findByRole('heading', { level: 1, name: globals['locale'] === 'fr' ? 'Le samedi du fumoir' : 'Smokehouse Saturday' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('edit') })).toHaveAttribute('href', `/${String(globals['locale'])}/admin/events/smokehouse-saturday/edit`);
    await expect(canvas.getByRole('button', { name: t('showing.unpublish') })).toBeVisible();
  },
});

/** User account: it cannot be published. */
export const User = meta.story({
  parameters: { route: 'admin/users/0197a3f0-5d1c-7c6e-9a53-000000000002' },
  async play({ canvas, globals }) {
    const t = translator(formTexts, globals['locale']);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Josée Tremblay' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('showing.publish') })).toBeNull();
  },
});

export const Loading = meta.story({ parameters: { handlers: [pending('/api/event/:id')] }, play: ({ canvas, globals }) => expect(canvas.getByRole('status')).toHaveTextContent(translator(formTexts, globals['locale'])('loading')) });

export const Failed = meta.story({ parameters: { handlers: [failing('/api/event/:id')] }, play: async ({ canvas, globals }) => expect(await canvas.findByRole('heading', { name: translator(formTexts, globals['locale'])('failed.title') })).toBeVisible() });

export const NotFound = meta.story({ parameters: { route: 'admin/events/dodo' }, play: async ({ canvas, globals }) => expect(await canvas.findByRole('heading', { name: translator(formTexts, globals['locale'])('missing.title') })).toBeVisible() });
