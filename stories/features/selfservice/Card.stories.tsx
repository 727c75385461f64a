import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { Card } from '../../../src/features/selfservice/Card';
import { roomy } from './steps';

const meta = preview.meta({ component: Card, decorators: [roomy], args: { title: 'Ce qui est prévu', children: 'Samedi' } });

export const Default = meta.story({ tags: ['no-picture'], play: async ({ canvas }) => expect(canvas.getByRole('region', { name: 'Ce qui est prévu' })).toHaveTextContent('Samedi') });
