import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { formTexts } from '../../../src/features/admin/formTexts';
import { MANIFESTS } from '../../../src/features/admin/manifests';
import { OneThing } from '../../../src/features/admin/OneThing';
import { failing, pending } from '../../fixtures/handlers';
import { spoken } from '../../fixtures/spoken';
import { thingHandlers } from '../../fixtures/things';
import { ownerSession } from '../../fixtures/user';

const meta = preview.meta({ component: OneThing, args: { manifest: MANIFESTS.meat, id: 'brisket', back: '/fr/admin/meats', children: ({ id }) => <h1>{id}</h1> }, parameters: { session: ownerSession, answers: thingHandlers } });

export const Default = meta.story({ play: async ({ canvas }) => expect(await canvas.findByRole('heading', { name: 'brisket' })).toBeVisible() });

export const Loading = meta.story({ parameters: { answers: [pending('/api/meat/:id')] }, play: ({ canvas, globals }) => expect(canvas.getByRole('status')).toHaveTextContent(spoken(formTexts, globals['locale'])('loading')) });

/** What cannot be read can be asked for again. */
export const Failed = meta.story({
  parameters: { answers: [failing('/api/meat/:id')] },
  async play({ canvas, globals, msw, userEvent }) {
    const t = spoken(formTexts, globals['locale']);
    await expect(await canvas.findByRole('heading', { name: t('failed.title') })).toBeVisible();
    msw.use(...thingHandlers);
    await userEvent.click(canvas.getByRole('button', { name: t('failed.retry') }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'brisket' })).toBeVisible());
    msw.use(failing('/api/meat/:id'));
  },
});

export const NotFound = meta.story({
  args: { id: 'dodo' },
  async play({ canvas, globals }) {
    const t = spoken(formTexts, globals['locale']);
    await expect(await canvas.findByRole('heading', { name: t('missing.title') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('back') })).toHaveAttribute('href', '/fr/admin/meats');
  },
});
