import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { BasicsStep } from '../../../src/features/yourevent/BasicsStep';
import { LONG_PARTY } from '../../fixtures/bookingRecord';
import { normalizeSpaces } from '../../fixtures/translate';
import { inSteps, texts } from './steps';
import { withWidth } from '../../fixtures/frames';

const meta = preview.meta({ component: BasicsStep, decorators: [inSteps, withWidth(760)] });

/** Name, address and number of people. */
export const Default = meta.story({
  async play(steps) {
    const t = texts(steps);
    for (const name of ['hostName', 'location', 'adults', 'children'] as const) await expect(steps.canvas.getByRole('textbox', { name: t(`fields.${name}.label`) })).toBeVisible();
    await expect(steps.canvas.getByRole('group', { name: t('people') })).toBeVisible();
    await steps.userEvent.clear(steps.canvas.getByRole('textbox', { name: t('fields.children.label') }));
    await steps.userEvent.type(steps.canvas.getByRole('textbox', { name: t('fields.children.label') }), '4');
    await expect(steps.canvas.getByRole('status')).toHaveTextContent(normalizeSpaces(t('guests', { count: 5 })));
  },
});

/** Long name and long address on the narrowest viewport (320 px). */
export const LongText = meta.story({
  parameters: { party: { hostName: LONG_PARTY.hostName, location: LONG_PARTY.location, adults: 500, children: 500 } },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320),
});
