import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { DateFields } from '../../../src/features/selfservice/DateFields';
import { inForm } from './inForm';
import { texts } from './steps';
import { withWidth } from '../../fixtures/frames';

const meta = preview.meta({ component: DateFields, decorators: [inForm(), withWidth(760)], args: { today: '2027-05-10' } });

export const Default = meta.story({ tags: ['no-screenshot'], play: async (steps) => expect(steps.canvas.getByRole('textbox', { name: texts(steps)('fields.words.label') })).toBeVisible() });
