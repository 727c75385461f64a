import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { ColumnsMenu } from '../../../src/features/admin/ColumnsMenu';
import { MANIFESTS } from '../../../src/features/admin/manifests';
import { expectFocusRing, pressKey } from '../../fixtures/keyboard';
import { list } from './listSteps';
import { withPadding } from '../../fixtures/frames';

const { columns } = MANIFESTS.user;

const meta = preview.meta({ component: ColumnsMenu, decorators: [withPadding], args: { columns, shown: columns.slice(0, 3), onToggle: fn<(field: string) => void>() } });

export const Default = meta.story({
  async play(steps) {
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: list(steps)('columns') }));
    const items = await within(document.body).findAllByRole('menuitemcheckbox');
    await expect(items.map((item) => item.getAttribute('aria-checked'))).toEqual(columns.map((_, index) => String(index < 3)));
    if (items[0]) await steps.userEvent.click(items[0]);
    await expect(steps.args.onToggle).toHaveBeenCalledWith(columns[0]?.field);
  },
});

/** Keyboard navigation: the arrows wrap around, Enter and the space bar select without closing, and Escape restores the focus. */
export const Keyboard = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    const { args, canvas, userEvent } = steps;
    const opener = canvas.getByRole('button', { name: list(steps)('columns') });
    await pressKey(steps, opener);
    const items = await within(document.body).findAllByRole('menuitemcheckbox');
    await waitFor(() => expect(items[0]).toHaveFocus());
    await expectFocusRing();
    await userEvent.keyboard('{ArrowDown}');
    await expect(items[1]).toHaveFocus();
    await expectFocusRing();
    await userEvent.keyboard(' {ArrowUp}{ArrowUp}');
    await expect(items.at(-1)).toHaveFocus();
    await userEvent.keyboard('{Enter}{Home}');
    await expect(items[0]).toHaveFocus();
    await expect(args.onToggle.mock.calls).toEqual([[columns[1]?.field], [columns.at(-1)?.field]]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('menu')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
});
