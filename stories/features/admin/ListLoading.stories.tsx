import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { ListLoading } from '../../../src/features/admin/ListLoading';
import { list } from './listSteps';
import { withPadding } from '../../fixtures/frames';

const meta = preview.meta({ component: ListLoading, decorators: [withPadding] });

export const Default = meta.story({ play: async (steps) => expect(steps.canvas.getByRole('status', { name: list(steps)('loading') })).toBeVisible() });
