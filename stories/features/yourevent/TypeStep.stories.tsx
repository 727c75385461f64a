import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { TypeStep } from '../../../src/features/yourevent/TypeStep';
import { inSteps, texts } from './steps';
import { withWidth } from '../../fixtures/frames';

const meta = preview.meta({ component: TypeStep, decorators: [inSteps, withWidth(760)] });

/** Private event or training session; neither is preselected. */
export const Default = meta.story({
  async play(steps) {
    const t = texts(steps);
    await expect(steps.canvas.getAllByRole('radio')).toHaveLength(2);
    await steps.userEvent.click(steps.canvas.getByRole('radio', { name: t('kinds.training.label') }));
    await expect(steps.canvas.getByRole('radio', { name: t('kinds.training.label') })).toBeChecked();
    await expect(steps.canvas.getByRole('radio', { name: t('kinds.event.label') })).not.toBeChecked();
  },
});

/** Texts one third longer on the narrowest viewport (320 px). */
export const LongText = meta.story({
  tags: ['no-screenshot'],
  globals: { viewport: { value: 'mobile1', isRotated: false }, words: 'long' },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320),
});
