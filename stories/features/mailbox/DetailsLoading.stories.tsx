import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { DetailsLoading } from '../../../src/features/mailbox/DetailsLoading';
import { withWidth } from '../../fixtures/frames';
import { texts } from './steps';

const meta = preview.meta({ component: DetailsLoading, decorators: [withWidth(1360)], tags: ['no-screenshot'] });

export const Default = meta.story({ play: async (steps) => expect(steps.canvas.getByRole('status', { name: texts(steps)('loading') })).toBeVisible() });
