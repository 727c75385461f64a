import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { FreeDayInput } from '../../../src/features/freedays/FreeDayInput';
import { freeDayTexts } from '../../../src/features/freedays/texts';
import { inExampleForm, submitted } from '../../fixtures/exampleForm';
import { exampleTexts } from '../../fixtures/exampleTexts';
import { NOW } from '../../fixtures/now';
import { translator } from '../../fixtures/translate';

const meta = preview.meta({ component: FreeDayInput, args: { name: 'day', min: NOW.slice(0, 10) }, decorators: [inExampleForm({ fields: ['day'] })] });

/** Field inside a form. Checks that one click selects the first free day and that the form submits this date. */
export const Default = meta.story({
  tags: ['no-screenshot'],
  async play({ canvas, globals, userEvent }) {
    const [before] = translator(freeDayTexts, globals['locale'])('first', { day: '\n' }).split('\n');
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`^${before}`) }, { timeout: 10_000 }));
    await userEvent.click(canvas.getByRole('button', { name: translator(exampleTexts, globals['locale'])('send') }));
    await waitFor(() => expect(submitted).toHaveBeenCalledWith({ day: '2027-05-24' }));
  },
});
