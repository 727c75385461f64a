import { http } from 'msw';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { MANIFESTS } from '../../../src/features/admin/manifests';
import { OrderList } from '../../../src/features/admin/OrderList';
import { failing, pending } from '../../fixtures/handlers';
import { expectFocusRing, pressKey } from '../../fixtures/keyboard';
import { listServer } from '../../fixtures/listServer';
import type { PlayContext } from '../../fixtures/playContext';
import { normalizeSpaces } from '../../fixtures/translate';
import { ownerSession } from '../../fixtures/user';
import { list } from './listSteps';
import { withPadding } from '../../fixtures/frames';

const TRAININGS = ['Le feu', 'La pâte', 'Le brisket'].map((title, index) => ({ id: `t${index}`, version: 1, title_fr: title, title_en: title, displayOrder: index + 1, isActive: true }));

const sent: unknown[] = [];
let pendingResponse = Promise.withResolvers<void>();

const meta = preview.meta({
  component: OrderList,
  decorators: [withPadding],
  parameters: { route: 'admin/trainings?view=order', session: ownerSession },
  args: { manifest: MANIFESTS.training, onMoved: fn() },
  beforeEach: ({ msw }) => msw.use(...listServer({ training: TRAININGS })),
});

const inOrder = async (steps: PlayContext, names: string[]) =>
  waitFor(() => expect(within(steps.canvas.getByRole('list', { name: list(steps)('order.label') })).getAllByRole('listitem').map((item) => names.find((name) => item.textContent?.includes(name)))).toEqual(names));

/** Reordering. Checks that an arrow button moves a row by one position and that the move can be undone. */
export const Default = meta.story({
  async play(steps) {
    const t = list(steps);
    await steps.userEvent.click(await steps.canvas.findByRole('button', { name: t('order.down', { name: 'Le feu' }) }));
    await inOrder(steps, ['La pâte', 'Le feu', 'Le brisket']);
    await waitFor(() => expect(steps.args.onMoved).toHaveBeenCalledWith(expect.objectContaining({ message: t('done.ordered') })));
    await expect(steps.canvas.getByRole('button', { name: t('order.up', { name: 'La pâte' }) })).toBeDisabled();
  },
});

/** Keyboard reordering. Checks that pick up, move and drop are announced. */
export const Keyboard = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    const t = list(steps);
    const handle = await steps.canvas.findByRole('button', { name: t('order.drag', { name: 'Le brisket' }) });
    handle.focus();
    await steps.userEvent.keyboard('[Space]');
    await waitFor(() => expect(steps.canvas.getByText(normalizeSpaces(t('order.over', { name: 'Le brisket', place: 3, count: 3 })))).toBeInTheDocument());
    await steps.userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(steps.canvas.getByText(normalizeSpaces(t('order.over', { name: 'Le brisket', place: 2, count: 3 })))).toBeInTheDocument());
    await steps.userEvent.keyboard('[Space]');
    await inOrder(steps, ['Le feu', 'Le brisket', 'La pâte']);
  },
});

/** Failed save. Checks that the row returns to its position and that an error is shown. */
export const Rejected = meta.story({
  beforeEach: ({ msw }) => msw.use(failing('/api/training-order')),
  async play(steps) {
    const t = list(steps);
    await steps.userEvent.click(await steps.canvas.findByRole('button', { name: t('order.down', { name: 'Le feu' }) }));
    await expect(await steps.canvas.findByRole('alert')).toHaveTextContent(normalizeSpaces(t('refused.order')));
    await inOrder(steps, ['Le feu', 'La pâte', 'Le brisket']);
  },
});

export const Loading = meta.story({
  tags: ['no-screenshot'],
  beforeEach: ({ msw }) => msw.use(pending('/api/training')),
  play: async (steps) => expect(steps.canvas.getByRole('status', { name: list(steps)('loading') })).toBeVisible(),
});

export const Empty = meta.story({
  tags: ['no-screenshot'],
  beforeEach: ({ msw }) => msw.use(...listServer({ training: [] })),
  play: async (steps) => expect(await steps.canvas.findByText(normalizeSpaces(list(steps)('order.empty')))).toBeVisible(),
});

export const Failed = meta.story({
  tags: ['no-screenshot'],
  beforeEach: ({ msw }) => msw.use(failing('/api/training', 400)),
  play: async (steps) => expect(await steps.canvas.findByRole('alert')).toHaveTextContent(normalizeSpaces(list(steps)('failed.title'))),
});

/** Second move while the first is being saved. Checks that the last position is kept and saved last. */
export const Quickly = meta.story({
  tags: ['no-screenshot', '!dev'],
  beforeEach({ msw }) {
    sent.length = 0;
    pendingResponse = Promise.withResolvers<void>();
    msw.use(
      http.put('/api/training-order', async ({ request }) => {
        sent.push(await request.clone().json());
        if (sent.length === 1) await pendingResponse.promise;
        return undefined;
      }),
    );
  },
  async play(steps) {
    const t = list(steps);
    const down = () => steps.canvas.findByRole('button', { name: t('order.down', { name: 'Le feu' }) });
    await steps.userEvent.click(await down());
    await steps.userEvent.click(await down());
    await inOrder(steps, ['La pâte', 'Le brisket', 'Le feu']);
    pendingResponse.resolve();
    await waitFor(() => expect(steps.args.onMoved).toHaveBeenCalledTimes(1));
    await inOrder(steps, ['La pâte', 'Le brisket', 'Le feu']);
    await waitFor(() => expect(steps.args.onMoved).toHaveBeenCalledTimes(2));
    await expect(JSON.stringify(sent.at(-1))).toContain(JSON.stringify(['t1', 't2', 't0']));
    await inOrder(steps, ['La pâte', 'Le brisket', 'Le feu']);
  },
});

/** Focus during reordering. Checks that the clicked arrow keeps the focus while enabled, and that Escape returns a picked-up row to its position. */
export const Focus = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    const t = list(steps);
    const button = (way: 'down' | 'up' | 'drag') => steps.canvas.getByRole('button', { name: t(`order.${way}`, { name: 'Le feu' }) });
    await steps.canvas.findByRole('list', { name: t('order.label') });
    await pressKey(steps, button('down'));
    await inOrder(steps, ['La pâte', 'Le feu', 'Le brisket']);
    await waitFor(() => expect(button('down')).toHaveFocus());
    await expectFocusRing();
    await steps.userEvent.keyboard('{Enter}');
    await inOrder(steps, ['La pâte', 'Le brisket', 'Le feu']);
    await waitFor(() => expect(button('up')).toHaveFocus());
    await waitFor(() => expect(steps.args.onMoved).toHaveBeenCalledTimes(2));
    await pressKey(steps, button('drag'), ' ');
    await waitFor(() => expect(steps.canvas.getByText(normalizeSpaces(t('order.over', { name: 'Le feu', place: 3, count: 3 })))).toBeInTheDocument());
    await steps.userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(steps.canvas.getByText(normalizeSpaces(t('order.over', { name: 'Le feu', place: 2, count: 3 })))).toBeInTheDocument());
    await steps.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(steps.canvas.getByText(normalizeSpaces(t('order.left', { name: 'Le feu' })))).toBeInTheDocument());
    await inOrder(steps, ['La pâte', 'Le brisket', 'Le feu']);
    await expect(button('drag')).toHaveFocus();
  },
});
