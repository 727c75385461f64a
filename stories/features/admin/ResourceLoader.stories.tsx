import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { formTexts } from '../../../src/features/admin/formTexts';
import { MANIFESTS } from '../../../src/features/admin/manifests';
import { ResourceLoader } from '../../../src/features/admin/ResourceLoader';
import { failing, pending } from '../../fixtures/handlers';
import { translator } from '../../fixtures/translate';
import { resourceHandlers } from '../../fixtures/resources';
import { ownerSession } from '../../fixtures/user';

const meta = preview.meta({ component: ResourceLoader, args: { manifest: MANIFESTS.meat, id: 'brisket', screen: 'form' as const, back: '/fr/admin/meats', children: ({ id }) => <h1>{id}</h1> }, parameters: { session: ownerSession, handlers: resourceHandlers } });

export const Default = meta.story({ play: async ({ canvas }) => expect(await canvas.findByRole('heading', { name: 'brisket' })).toBeVisible() });

export const Loading = meta.story({ parameters: { handlers: [pending('/api/meat/:id')] }, play: ({ canvas, globals }) => expect(canvas.getByRole('status')).toHaveTextContent(translator(formTexts, globals['locale'])('loading')) });

/** Record failed to load. Checks that a retry loads the record. */
export const Failed = meta.story({
  parameters: { handlers: [failing('/api/meat/:id')] },
  async play({ canvas, globals, msw, userEvent }) {
    const t = translator(formTexts, globals['locale']);
    await expect(await canvas.findByRole('heading', { name: t('failed.title') })).toBeVisible();
    msw.use(...resourceHandlers);
    await userEvent.click(canvas.getByRole('button', { name: t('failed.retry') }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'brisket' })).toBeVisible());
    msw.use(failing('/api/meat/:id'));
  },
});

export const NotFound = meta.story({
  args: { id: 'dodo' },
  async play({ canvas, globals }) {
    const t = translator(formTexts, globals['locale']);
    await expect(await canvas.findByRole('heading', { name: t('missing.title') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('back') })).toHaveAttribute('href', '/fr/admin/meats');
  },
});

const rendered = fn();

/** Form in place of the detail page. Checks that both start from the current version. */
export const Replaced = meta.story({
  tags: ['no-screenshot', '!dev'],
  args: {
    children: ({ version }) => {
      rendered(version);
      return <h1>{`Version ${version}`}</h1>;
    },
  },
  render: function Render(args) {
    const [screen, setScreen] = useState<'detail' | 'form'>('detail');
    return (
      <>
        <button type="button" onClick={() => setScreen(screen === 'detail' ? 'form' : 'detail')}>{screen}</button>
        <ResourceLoader key={screen} {...args} screen={screen} />
      </>
    );
  },
  async play({ canvas, msw, userEvent }) {
    const server = { version: 1 };
    msw.use(http.get('/api/meat/:id', () => HttpResponse.json({ id: 'brisket', version: server.version })));
    for (const screen of ['detail', 'form', 'detail', 'form']) {
      server.version += 1;
      rendered.mockClear();
      await userEvent.click(canvas.getByRole('button'));
      await waitFor(() => expect(canvas.getByRole('heading')).toHaveTextContent(`Version ${server.version}`));
      await expect(canvas.getByRole('button')).not.toHaveTextContent(screen);
      await expect(new Set(rendered.mock.calls.flat())).toEqual(new Set([server.version]));
    }
  },
});
