import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { DEFAULT_PUBLIC_SETTINGS } from '../../../src/contract/defaultSettings';
import { SETTINGS_SECTIONS } from '../../../src/features/settings/sections';
import { SettingsCard } from '../../../src/features/settings/SettingsCard';
import { withWidth } from '../../fixtures/frames';
import { expectNoOverflow } from '../../fixtures/layoutAssertions';
import { ownSettings } from '../../fixtures/settings';
import { texts } from './steps';

const [identity] = SETTINGS_SECTIONS;
if (!identity) throw new Error('There are settings.');

const meta = preview.meta({
  component: SettingsCard,
  tags: ['no-screenshot'],
  args: { section: identity },
  argTypes: { section: { control: false } },
  decorators: [(Story) => <ul style={{ listStyle: 'none', padding: 0 }}>{<Story />}</ul>, withWidth(520)],
});

/** New installation: the card says that its facts are to be replaced. */
export const Default = meta.story({ play: async (steps) => expect(steps.canvas.getByText(texts(steps)('toReplace'))).toBeVisible() });

export const Replaced = meta.story({
  parameters: { settings: { ...DEFAULT_PUBLIC_SETTINGS, ...ownSettings, placeholders: [] } },
  async play(steps) {
    await expect(steps.canvas.getByText(/450 793-0100/)).toBeVisible();
    await expect(steps.canvas.queryByText(texts(steps)('toReplace'))).toBeNull();
  },
});

export const Narrow = meta.story({ tags: ['!dev'], globals: { viewport: { value: 'mobile1', isRotated: false } }, play: async ({ canvas }) => expectNoOverflow(canvas.getAllByRole('listitem')) });
