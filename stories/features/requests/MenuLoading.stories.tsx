import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { MenuLoading } from '../../../src/features/requests/MenuLoading';
import { requests } from './steps';

const meta = preview.meta({ component: MenuLoading });

export const Default = meta.story({
  play: async (steps) => expect(steps.canvas.getByRole('progressbar', { name: requests(steps)('menu.loading') })).toBeVisible(),
});
