import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { FormSection } from '../../../../src/features/inbox/content/FormSection';
import { withWidth } from '../../../fixtures/frames';

const meta = preview.meta({ component: FormSection, decorators: [withWidth(420)], args: { title: 'Qui', children: 'Julie Tremblay' } });

export const Default = meta.story({ tags: ['no-screenshot'], play: async ({ canvas }) => expect(canvas.getByRole('region', { name: 'Qui' })).toHaveTextContent('Julie Tremblay') });
