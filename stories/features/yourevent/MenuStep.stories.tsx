import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { MenuStep } from '../../../src/features/yourevent/MenuStep';
import { MenuOptions } from '../../../src/features/booking/MenuOptions';
import { bookingTexts } from '../../../src/features/booking/texts';
import { translator } from '../../fixtures/translate';
import { EVENING, inSteps, texts } from './steps';
import { withWidth } from '../../fixtures/frames';

const meta = preview.meta({
  component: MenuStep,
  decorators: [inSteps, withWidth(760)],
  parameters: { environmentControls: ['server'], party: { ...EVENING, kitchen: '', meats: [] } },
  args: { renderOptions: (eventType: string, guests: number) => <MenuOptions eventType={eventType} guests={guests} /> },
});

/** Kitchen asked first; the choices of the selected kitchen are shown immediately. */
export const Default = meta.story({
  async play(steps) {
    const t = texts(steps);
    const b = translator(bookingTexts, steps.globals['locale']);
    await expect(steps.canvas.queryByRole('checkbox')).toBeNull();
    await steps.userEvent.click(steps.canvas.getByRole('radio', { name: t('kitchens.pizza.label') }));
    await expect(await steps.canvas.findByRole('group', { name: b('options.toppings') })).toBeVisible();
    await steps.userEvent.click(steps.canvas.getByRole('radio', { name: t('kitchens.smokehouse.label') }));
    await expect(await steps.canvas.findByRole('group', { name: b('options.meats') })).toBeVisible();
    await expect(steps.canvas.queryByRole('group', { name: b('options.tools') })).toBeNull();
  },
});

/** Training with the smoker: its tools are offered too. */
export const Training = meta.story({
  parameters: { party: { ...EVENING, kind: 'training' } },
  async play(steps) {
    await expect(await steps.canvas.findByRole('group', { name: translator(bookingTexts, steps.globals['locale'])('options.tools') })).toBeVisible();
  },
});

/** Texts one third longer on the narrowest viewport (320 px). */
export const LongText = meta.story({
  tags: ['no-screenshot'],
  parameters: { party: { ...EVENING, kitchen: 'pizza' } },
  globals: { viewport: { value: 'mobile1', isRotated: false }, words: 'long' },
  async play({ canvas }) {
    await canvas.findAllByRole('checkbox');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
