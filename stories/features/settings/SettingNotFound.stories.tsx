import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { SettingNotFound } from '../../../src/features/settings/SettingNotFound';
import { withPageWidth } from '../../fixtures/frames';
import { texts } from './steps';

const meta = preview.meta({ component: SettingNotFound, decorators: [withPageWidth], parameters: { route: 'admin/settings/unknown' } });

export const Default = meta.story({
  tags: ['no-screenshot'],
  play: async (steps) => expect(steps.canvas.getByRole('link', { name: texts(steps)('notFound.action') })).toHaveAttribute('href', expect.stringMatching(/\/admin\/settings$/)),
});
