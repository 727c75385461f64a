import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { DashboardCard } from '../../../src/features/dashboard/DashboardCard';
import { withWidth } from '../../fixtures/frames';

const meta = preview.meta({ component: DashboardCard, decorators: [withWidth(640, 4)], args: { title: 'Le serveur', children: 'Tout va bien.' } });

/** Card. Checks that the heading names the region. */
export const Default = meta.story({ play: async ({ canvas }) => expect(canvas.getByRole('region', { name: 'Le serveur' })).toHaveTextContent('Tout va bien.') });
