import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { TypeStep } from '../../../src/features/yourevent/TypeStep';
import { inPage, inSteps, words } from './steps';

const meta = preview.meta({ component: TypeStep, decorators: [inSteps, inPage] });

/** A private event or a training session, and neither from the start. */
export const Default = meta.story({
  async play(steps) {
    const t = words(steps);
    await expect(steps.canvas.getAllByRole('radio')).toHaveLength(2);
    await steps.userEvent.click(steps.canvas.getByRole('radio', { name: t('kinds.training.label') }));
    await expect(steps.canvas.getByRole('radio', { name: t('kinds.training.label') })).toBeChecked();
    await expect(steps.canvas.getByRole('radio', { name: t('kinds.event.label') })).not.toBeChecked();
  },
});

/** Words a third longer, on the narrowest phone. */
export const LongText = meta.story({
  tags: ['no-picture'],
  globals: { viewport: { value: 'mobile1', isRotated: false }, words: 'long' },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320),
});
