import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { WhenFields } from '../../../src/features/requests/WhenFields';
import { normalizeSpaces } from '../../fixtures/translate';
import { plainDay, TODAY } from '../booking/steps';
import { inRequestForm, pickersArrived, requests } from './steps';

const meta = preview.meta({ component: WhenFields, decorators: [inRequestForm], args: { day: plainDay({ name: 'date', required: true, min: TODAY }) } });

/** Date, time and the note about the lead time. */
export const Default = meta.story({
  async play(steps) {
    await pickersArrived(steps);
    await expect(steps.canvas.getByText(normalizeSpaces(requests(steps)('leadTime')))).toBeVisible();
  },
});

/** Texts one third longer on the narrowest viewport (320 px). */
export const LongText = meta.story({
  tags: ['no-screenshot'],
  globals: { viewport: { value: 'mobile1', isRotated: false }, words: 'long' },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320),
});
