import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { MenuOptions } from '../../../src/features/booking/MenuOptions';
import { bookingTexts } from '../../../src/features/booking/texts';
import { failing, pending } from '../../fixtures/handlers';
import { normalizeSpaces, translator } from '../../fixtures/translate';
import { inSteps } from '../yourevent/steps';
import { withWidth } from '../../fixtures/frames';

const meta = preview.meta({ component: MenuOptions, args: { eventType: 'smokehouse-popup', guests: 8 }, decorators: [inSteps, withWidth(760)] });

/** Menu inside a form other than the booking form. */
export const Default = meta.story({
  tags: ['no-screenshot'],
  async play({ canvas, globals }) {
    await expect(await canvas.findByRole('group', { name: translator(bookingTexts, globals['locale'])('options.sides') })).toBeVisible();
  },
});

export const Loading = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [pending('/api/meat')] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('status')).toBeVisible();
  },
});

/** Menu failed to load. Checks that the form remains usable. */
export const Failed = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [failing('/api/meat', 404)] },
  async play({ canvas, globals }) {
    await expect((await canvas.findAllByText(normalizeSpaces(translator(bookingTexts, globals['locale'])('options.empty')))).length).toBe(2);
  },
});
