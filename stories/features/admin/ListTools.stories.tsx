import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { ListTools } from '../../../src/features/admin/ListTools';
import { MANIFESTS } from '../../../src/features/admin/manifests';
import { PAGE_ROWS } from '../../../src/contract/listQuery';
import { languageOf } from '../../fixtures/translate';
import { list } from './listSteps';
import { withPadding } from '../../fixtures/frames';

const query = { limit: PAGE_ROWS, offset: 0, sort: 'displayOrder', order: 'asc', q: '', filters: {} } as const;

const meta = preview.meta({ component: ListTools, decorators: [withPadding], args: { manifest: MANIFESTS.training, address: { query, sort: 'displayOrder', go: fn() }, sorting: false } });

export const Default = meta.story({
  async play(steps) {
    const t = list(steps);
    await steps.userEvent.type(steps.canvas.getByRole('searchbox', { name: t('search') }), 'feu ');
    await waitFor(() => expect(steps.args.address.go).toHaveBeenLastCalledWith({ q: 'feu' }, { replace: false }));
    await steps.userEvent.selectOptions(steps.canvas.getByRole('combobox', { name: t('filters.type.label') }), 'online');
    await expect(steps.args.address.go).toHaveBeenLastCalledWith({ type: 'online' });
  },
});

/** Sort control for the card layout, which has no sortable column headers. */
export const WithOrder = meta.story({
  args: { sorting: true },
  async play(steps) {
    await steps.userEvent.selectOptions(steps.canvas.getByRole('combobox', { name: list(steps)('sortBy') }), 'price desc');
    await expect(steps.args.address.go).toHaveBeenLastCalledWith({ sort: 'price', order: 'desc' });
  },
});

/** List with a search and filters. Checks that the controls show the values from the URL. */
export const Narrowed = meta.story({
  args: { address: { query: { ...query, q: 'brisket', filters: { showing: 'hidden', missing: 'en' } }, sort: 'displayOrder', go: fn() } },
  async play(steps) {
    await expect(steps.canvas.getByRole('searchbox')).toHaveValue('brisket');
    await expect(steps.canvas.getByRole('combobox', { name: list(steps)('filters.missing.label') })).toHaveValue('en');
  },
});

/** Search of accounts, which have no bilingual names. Checks that the placeholder names the searched fields. */
export const Accounts = meta.story({
  tags: ['no-screenshot', '!dev'],
  args: { manifest: MANIFESTS.user },
  play: (steps) => expect(steps.canvas.getByRole('searchbox')).toHaveAttribute('placeholder', MANIFESTS.user.finds?.[languageOf(steps.globals['locale'])]),
});
