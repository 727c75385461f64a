import { expect, fn, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { ColumnsMenu } from '../../../src/features/admin/ColumnsMenu';
import { MANIFESTS } from '../../../src/features/admin/manifests';
import { aired, list } from './listSteps';

const { columns } = MANIFESTS.user;

const meta = preview.meta({ component: ColumnsMenu, decorators: [aired], args: { columns, shown: columns.slice(0, 3), onToggle: fn() } });

export const Default = meta.story({
  async play(steps) {
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: list(steps)('columns') }));
    const items = await within(document.body).findAllByRole('menuitemcheckbox');
    await expect(items.map((item) => item.getAttribute('aria-checked'))).toEqual(columns.map((_, index) => String(index < 3)));
    if (items[0]) await steps.userEvent.click(items[0]);
    await expect(steps.args.onToggle).toHaveBeenCalledWith(columns[0]?.field);
  },
});
