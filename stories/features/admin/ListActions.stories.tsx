import { expect, spyOn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { PAGE_ROWS } from '../../../src/contract/listQuery';
import { ListActions } from '../../../src/features/admin/ListActions';
import { MANIFESTS } from '../../../src/features/admin/manifests';
import { failing } from '../../fixtures/handlers';
import { listServer } from '../../fixtures/listServer';
import { normalizeSpaces } from '../../fixtures/translate';
import { ownerSession } from '../../fixtures/user';
import { list, manyEvents } from './listSteps';
import { withPadding } from '../../fixtures/frames';

const query = { limit: PAGE_ROWS, offset: 0, sort: null, order: 'asc', q: '', filters: {} } as const;

const meta = preview.meta({
  component: ListActions,
  decorators: [withPadding],
  args: { manifest: MANIFESTS.event, query, order: null },
  parameters: { session: ownerSession },
  beforeEach: ({ msw }) => msw.use(...listServer({ event: manyEvents(1200) })),
});

/** Export. Checks that the file contains the whole list, not only the current page. */
export const Default = meta.story({
  async play(steps) {
    const made: Blob[] = [];
    const make = spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) made.push(blob);
      return '#';
    });
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: list(steps)('export') }));
    await waitFor(() => expect(made).toHaveLength(1));
    make.mockRestore();
    await expect((await made[0]?.text())?.trimEnd().split('\r\n')).toHaveLength(1201);
  },
});

export const WithOrder = meta.story({
  args: { manifest: MANIFESTS.training, order: 'view=order' },
  play: async (steps) => expect(steps.canvas.getByRole('link', { name: list(steps)('order.open') })).toHaveAttribute('href', expect.stringContaining('?view=order')),
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing('/api/event')),
  async play(steps) {
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: list(steps)('export') }));
    await expect(await steps.canvas.findByRole('alert')).toHaveTextContent(normalizeSpaces(list(steps)('refused.export')));
  },
});
