import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { SettingsSection } from '../../../src/components/form/SettingsSection';
import { guidance } from '../../docs/guidance';
import { withWidth } from '../../fixtures/frames';

const meta = preview.meta({ component: SettingsSection, parameters: { docs: { description: { component: guidance('form/SettingsSection') } } }, decorators: [withWidth(960)], args: { title: 'La semaine', hint: 'Ce que l’on y dit.', children: 'Lundi, mardi, mercredi.' } });

export const Default = meta.story({
  tags: ['no-screenshot'],
  play: async ({ canvas }) => expect(canvas.getByRole('region', { name: 'La semaine' })).toHaveTextContent('Lundi'),
});
