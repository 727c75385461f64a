import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { ListEmpty } from '../../../src/features/admin/ListEmpty';
import { MANIFESTS } from '../../../src/features/admin/manifests';
import { languageOf } from '../../fixtures/translate';
import { list } from './listSteps';
import { withPadding } from '../../fixtures/frames';

const meta = preview.meta({ component: ListEmpty, decorators: [withPadding], args: { manifest: MANIFESTS.meat, clear: null } });

/** Empty list. Checks that the only action is to add a record. */
export const Default = meta.story({
  play: async (steps) => expect(steps.canvas.getByRole('link', { name: list(steps)('add') })).toHaveAttribute('href', `/${languageOf(steps.globals['locale'])}/admin/meats/new`),
});

export const NothingFound = meta.story({
  args: { clear: 'sort=name' },
  play: async (steps) => expect(steps.canvas.getByRole('link', { name: list(steps)('empty.clear') })).toHaveAttribute('href', expect.stringContaining('?sort=name')),
});
