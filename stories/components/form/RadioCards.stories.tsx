import Box from '@mui/material/Box';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { RadioCards } from '../../../src/components/form/RadioCards';
import { validationText } from '../../../src/contract/validation';
import { inExampleForm, sent } from '../../fixtures/exampleForm';
import { exampleTexts } from '../../fixtures/exampleTexts';
import { Illustration } from '../../../src/components/illustration/Illustration';
import { expectWhole } from '../../fixtures/measures';
import type { PlayContext } from '../../fixtures/playContext';
import { languageOf, spoken } from '../../fixtures/spoken';

const meta = preview.meta({
  component: RadioCards,
  decorators: [inExampleForm({ fields: ['soil'] })],
  args: { name: 'soil', options: [{ value: 'sand', label: 'Sable', hint: 'Il file entre les doigts.' }, { value: 'clay', label: 'Argile', hint: 'Elle colle aux bottes.' }] },
});

const parts = ({ canvas, globals, userEvent }: PlayContext) => {
  const t = spoken(exampleTexts, globals['locale']);
  return { group: canvas.getByRole('radiogroup', { name: t('fields.soil.label') }), send: () => userEvent.click(canvas.getByRole('button', { name: t('send') })) };
};

/** The whole card is the choice, and the arrow keys move it. */
export const Default = meta.story({
  async play(steps) {
    await steps.userEvent.click(steps.canvas.getByText('Elle colle aux bottes.'));
    await expect(steps.canvas.getByRole('radio', { name: 'Argile' })).toBeChecked();
    await expect(steps.canvas.getByRole('radio', { name: 'Argile' })).toHaveAccessibleDescription('Elle colle aux bottes.');
    await parts(steps).send();
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ soil: 'clay' }));
  },
});

/** What is missing is said of the group, and the summary leads to its first card. */
export const Invalid = meta.story({
  async play(steps) {
    const { group, send } = parts(steps);
    await send();
    const summary = await steps.canvas.findByRole('alert');
    await expect(group).toHaveAccessibleDescription(validationText('required', languageOf(steps.globals['locale'])));
    await steps.userEvent.click(summary.querySelector('a') ?? summary);
    await expect(steps.canvas.getByRole('radio', { name: 'Sable' })).toHaveFocus();
  },
});

export const LongText = meta.story({
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 272 }}>
        <Story />
      </Box>
    ),
  ],
  args: {
    options: [
      { value: 'sand', label: 'Anticonstitutionnellement sablonneuse et caillouteuse', hint: 'Elle file entre les doigts, se réchauffe au premier rayon de soleil et boit tout ce qu’on lui donne.', picture: <Illustration name="wood" size={72} /> },
      { value: 'clay', label: 'Argile', picture: <Illustration name="dough" size={72} /> },
    ],
  },
  async play({ canvas }) {
    await expectWhole(canvas.getAllByText(/sablonneuse/), 320);
  },
});
