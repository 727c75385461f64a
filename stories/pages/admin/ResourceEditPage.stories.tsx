import { Route, Routes } from 'react-router-dom';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { formTexts } from '../../../src/features/admin/formTexts';
import { ResourceEditPage } from '../../../src/pages/admin/ResourceEditPage';
import { failing, pending } from '../../fixtures/handlers';
import { translator } from '../../fixtures/translate';
import { resourceHandlers } from '../../fixtures/resources';
import { ownerSession } from '../../fixtures/user';

const meta = preview.meta({
  component: ResourceEditPage,
  parameters: { route: 'admin/sides/coleslaw/edit', session: ownerSession, handlers: resourceHandlers },
  render: () => (
    <Routes>
      <Route path="/:language/admin/:resource/:id/edit" element={<ResourceEditPage />} />
    </Routes>
  ),
});

export const Default = meta.story({
  tags: ['page'],
  async play({ canvas, globals }) {
    const t = translator(formTexts, globals['locale']);
    await expect(await canvas.findByRole('heading', { level: 1, name: t('editing', { name: globals['locale'] === 'fr' ? 'Salade de chou' : 'Coleslaw' }) })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('back') })).toHaveAttribute('href', `/${String(globals['locale'])}/admin/sides`);
    await expect(canvas.getByRole('button', { name: t('remove.open') })).toBeVisible();
  },
});

export const Training = meta.story({
  tags: ['layout'],
  parameters: { route: 'admin/trainings/first-brisket/edit' },
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible(),
});

export const Loading = meta.story({ parameters: { handlers: [pending('/api/side/:id')] }, play: ({ canvas, globals }) => expect(canvas.getByRole('status')).toHaveTextContent(translator(formTexts, globals['locale'])('loading')) });

export const Failed = meta.story({ parameters: { handlers: [failing('/api/side/:id')] }, play: async ({ canvas, globals }) => expect(await canvas.findByRole('heading', { name: translator(formTexts, globals['locale'])('failed.title') })).toBeVisible() });

export const NotFound = meta.story({ parameters: { route: 'admin/sides/dodo/edit' }, play: async ({ canvas, globals }) => expect(await canvas.findByRole('heading', { name: translator(formTexts, globals['locale'])('missing.title') })).toBeVisible() });
