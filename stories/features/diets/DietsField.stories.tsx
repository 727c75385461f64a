import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { DietsField } from '../../../src/features/diets/DietsField';
import { dietTexts } from '../../../src/features/diets/texts';
import { spoken } from '../../fixtures/spoken';
import { ARRIVES } from '../booking/steps';
import { inForm } from './inForm';

const meta = preview.meta({ component: DietsField });

/** One button until somebody has something to say; then its first line is where one writes. */
export const Default = meta.story({
  decorators: [inForm([])],
  async play({ canvas, globals, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: spoken(dietTexts, globals['locale'])('ask') }));
    await canvas.findByRole('group', {}, ARRIVES);
    await waitFor(() => expect(canvas.getAllByRole('combobox')[0]).toHaveFocus());
  },
});

/** A draft that has some opens with them. */
export const Drafted = meta.story({
  tags: ['no-picture', '!dev'],
  decorators: [inForm([{ category: 'nuts', severity: 'severe', count: 2, words: '' }])],
  play: async ({ canvas }) => expect(await canvas.findByRole('group', {}, ARRIVES)).toBeVisible(),
});
