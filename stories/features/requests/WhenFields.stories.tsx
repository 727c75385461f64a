import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { WhenFields } from '../../../src/features/requests/WhenFields';
import { plainSpaces } from '../../fixtures/spoken';
import { plainDay, TODAY } from '../booking/steps';
import { inRequestForm, pickersArrived, requests } from './steps';

const meta = preview.meta({ component: WhenFields, decorators: [inRequestForm], args: { day: plainDay({ name: 'date', required: true, min: TODAY }) } });

/** The day, the hour, and how long ahead one asks. */
export const Default = meta.story({
  async play(steps) {
    await pickersArrived(steps);
    await expect(steps.canvas.getByText(plainSpaces(requests(steps)('leadTime')))).toBeVisible();
  },
});
