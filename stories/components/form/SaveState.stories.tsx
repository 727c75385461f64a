import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { SaveState } from '../../../src/components/form/SaveState';
import { saveBarTexts } from '../../../src/components/form/saveBarTexts';
import { TextInput } from '../../../src/components/form/TextInput';
import { guidance } from '../../docs/guidance';
import { inExampleForm } from '../../fixtures/exampleForm';
import { normalizeSpaces, translator } from '../../fixtures/translate';

const meta = preview.meta({
  component: SaveState,
  tags: ['no-screenshot'],
  parameters: { docs: { description: { component: guidance('form/SaveState') } } },
  args: { isDraftStored: true },
  decorators: [inExampleForm({ fields: ['wish'] })],
  render: (args) => (
    <>
      <TextInput name="wish" />
      <SaveState {...args} />
    </>
  ),
});

/** Unchanged form. Checks that the status changes with the first edit. */
export const Default = meta.story({
  async play({ canvas, globals, userEvent }) {
    const t = translator(saveBarTexts, globals['locale']);
    await expect(canvas.getByRole('status')).toHaveTextContent(t('clean'));
    await userEvent.type(canvas.getByRole('textbox'), 'Feu');
    await expect(canvas.getByRole('status')).toHaveTextContent(normalizeSpaces(t('kept')));
  },
});

export const Unkept = meta.story({
  args: { isDraftStored: false },
  async play({ canvas, globals, userEvent }) {
    await userEvent.type(canvas.getByRole('textbox'), 'Feu');
    await expect(canvas.getByRole('status')).toHaveTextContent(normalizeSpaces(translator(saveBarTexts, globals['locale'])('unkept')));
  },
});

export const ItsOwnWords = meta.story({
  args: { clean: 'Enregistré le 10 mai' },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Enregistré le 10 mai'),
});
