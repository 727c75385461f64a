import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { WhenFields } from '../../../src/features/requests/WhenFields';
import { plainSpaces } from '../../fixtures/spoken';
import { TODAY } from '../booking/steps';
import { inRequestForm, pickersArrived, requests } from './steps';

const meta = preview.meta({ component: WhenFields, decorators: [inRequestForm], args: { today: TODAY } });

/** The day, the hour, and how long ahead one asks. */
export const Default = meta.story({
  async play(steps) {
    await pickersArrived(steps);
    await expect(steps.canvas.getByText(plainSpaces(requests(steps)('leadTime')))).toBeVisible();
  },
});

/** Too soon is still possible, and says what happens. */
export const ShortNotice = meta.story({
  parameters: { values: { date: '2027-05-15' } },
  async play(steps) {
    await pickersArrived(steps);
    await expect(await steps.canvas.findByText(plainSpaces(requests(steps)('shortNotice')))).toBeVisible();
  },
});
