import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { KindFields } from '../../../src/features/requests/KindFields';
import { inRequestForm, requests } from './steps';

const meta = preview.meta({ component: KindFields, decorators: [inRequestForm], parameters: { values: { kind: '' } } });

/** No option is preselected. Choosing a training adds the question about its type. */
export const Default = meta.story({
  async play(steps) {
    const t = requests(steps);
    const radios = steps.canvas.getAllByRole('radio');
    await expect(radios).toHaveLength(2);
    for (const radio of radios) await expect(radio).not.toBeChecked();
    await steps.userEvent.click(steps.canvas.getByRole('radio', { name: t('kinds.training') }));
    await expect(await steps.canvas.findByRole('radiogroup', { name: t('fields.trainingType.label') })).toBeVisible();
    await steps.userEvent.click(steps.canvas.getByRole('radio', { name: t('kinds.event') }));
    await expect(steps.canvas.getAllByRole('radio')).toHaveLength(2);
  },
});

export const Training = meta.story({
  parameters: { values: { kind: 'training', trainingType: 'online' } },
  play: async (steps) => expect(steps.canvas.getByRole('radio', { name: requests(steps)('trainingTypes.online') })).toBeChecked(),
});

/** Texts one third longer on the narrowest viewport (320 px). */
export const LongText = meta.story({
  tags: ['no-screenshot'],
  parameters: { values: { kind: 'training', trainingType: 'online' } },
  globals: { viewport: { value: 'mobile1', isRotated: false }, words: 'long' },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320),
});
