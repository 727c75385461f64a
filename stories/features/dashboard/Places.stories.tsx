import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { MANAGED_NAMES, MANAGED_PATHS } from '../../../src/contract/managed';
import { Places } from '../../../src/features/dashboard/Places';
import { roomy } from './steps';

const meta = preview.meta({ component: Places, decorators: [roomy], parameters: { route: 'admin' } });

/** Links to all managed resources. */
export const Default = meta.story({
  play: async ({ canvas, globals }) => expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(MANAGED_NAMES.map((name) => `/${String(globals['locale'])}/admin/${MANAGED_PATHS[name]}`)),
});
