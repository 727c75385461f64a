import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { DietsField } from '../../../src/features/diets/DietsField';
import { dietTexts } from '../../../src/features/diets/texts';
import { translator } from '../../fixtures/translate';
import { ARRIVES } from '../booking/steps';
import { inForm } from './inForm';

const meta = preview.meta({ component: DietsField });

/** Collapsed field with a button. Checks that the button adds a first row and moves the focus to it. */
export const Default = meta.story({
  decorators: [inForm([])],
  async play({ canvas, globals, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: translator(dietTexts, globals['locale'])('ask') }));
    await canvas.findByRole('group', {}, ARRIVES);
    await waitFor(() => expect(canvas.getAllByRole('combobox')[0]).toHaveFocus());
  },
});

/** Draft with dietary needs. Checks that the field is expanded. */
export const Drafted = meta.story({
  tags: ['no-screenshot', '!dev'],
  decorators: [inForm([{ category: 'nuts', severity: 'severe', count: 2, words: '' }])],
  play: async ({ canvas }) => expect(await canvas.findByRole('group', {}, ARRIVES)).toBeVisible(),
});
