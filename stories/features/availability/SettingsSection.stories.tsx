import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { SettingsSection } from '../../../src/features/availability/SettingsSection';
import { withWidth } from '../../fixtures/frames';

const meta = preview.meta({ component: SettingsSection, decorators: [withWidth(960)], args: { title: 'La semaine', hint: 'Ce que l’on y dit.', children: 'Lundi, mardi, mercredi.' } });

export const Default = meta.story({
  tags: ['no-screenshot'],
  play: async ({ canvas }) => expect(canvas.getByRole('region', { name: 'La semaine' })).toHaveTextContent('Lundi'),
});
