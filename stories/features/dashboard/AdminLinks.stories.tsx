import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { ADMIN_RESOURCE_NAMES, adminPath } from '../../../src/contract/adminResources';
import { AdminLinks } from '../../../src/features/dashboard/AdminLinks';
import { withWidth } from '../../fixtures/frames';

const meta = preview.meta({ component: AdminLinks, decorators: [withWidth(640, 4)], parameters: { route: 'admin' } });

/** Links to all managed resources. */
export const Default = meta.story({
  play: async ({ canvas, globals }) => expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(ADMIN_RESOURCE_NAMES.map((name) => `/${String(globals['locale'])}/${adminPath(name)}`)),
});
