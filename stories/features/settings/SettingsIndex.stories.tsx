import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { SETTINGS_SECTIONS } from '../../../src/features/settings/sections';
import { SettingsIndex } from '../../../src/features/settings/SettingsIndex';
import { withPageWidth } from '../../fixtures/frames';
import { expectNoOverflow } from '../../fixtures/layoutAssertions';

const meta = preview.meta({ component: SettingsIndex, tags: ['no-screenshot'], decorators: [withPageWidth], parameters: { route: 'admin/settings', environmentControls: ['viewer'] } });

/** Every screen of the settings, once. */
export const Default = meta.story({
  async play({ canvas }) {
    const paths = canvas.getAllByRole('link').map((link) => link.getAttribute('href')?.split('/').at(-1));
    await expect(paths).toEqual(SETTINGS_SECTIONS.map(({ path }) => path));
  },
});

export const Narrow = meta.story({ tags: ['!dev'], globals: { viewport: { value: 'mobile1', isRotated: false } }, play: async ({ canvas }) => expectNoOverflow(canvas.getAllByRole('listitem')) });
