import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { SelfServiceCard } from '../../../src/features/selfservice/SelfServiceCard';
import { withWidth } from '../../fixtures/frames';

const meta = preview.meta({ component: SelfServiceCard, decorators: [withWidth(760)], args: { title: 'Ce qui est prévu', children: 'Samedi' } });

export const Default = meta.story({ tags: ['no-screenshot'], play: async ({ canvas }) => expect(canvas.getByRole('region', { name: 'Ce qui est prévu' })).toHaveTextContent('Samedi') });
