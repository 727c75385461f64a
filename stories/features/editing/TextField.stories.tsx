import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { Form } from '../../../src/components/form/Form';
import { overrideSchema } from '../../../src/contract/content';
import { TextField } from '../../../src/features/editing/TextField';
import { editingTexts } from '../../../src/features/editing/texts';
import { plainText, richText, textWithHole } from '../../fixtures/contentEntries';
import { onPaper, textOf } from './steps';

const meta = preview.meta({
  component: TextField,
  args: { text: plainText, part: 'fr' as const },
  tags: ['no-screenshot'],
  render: (args) => (
    <Form schema={overrideSchema(args.text.builtIn)} initialValues={args.text.builtIn} texts={editingTexts} onSubmit={() => {}}>
      <TextField {...args} />
    </Form>
  ),
  decorators: [onPaper],
});

export const Default = meta.story({
  async play(steps) {
    await expect(steps.canvas.getByRole('textbox', { name: textOf(steps)('fields.fr.label') })).toHaveValue(plainText.builtIn.fr);
    await expect(steps.canvas.getByRole('textbox')).toHaveAccessibleDescription(textOf(steps)('emptied'));
  },
});

/** Text with a placeholder. Checks that the description names the placeholder. */
export const WithHole = meta.story({
  args: { text: textWithHole },
  async play(steps) {
    await expect(steps.canvas.getByRole('textbox')).toHaveAccessibleDescription(textOf(steps)('holes', { names: '{{cook}}' }));
  },
});

export const Rich = meta.story({
  args: { text: richText },
  async play(steps) {
    await expect(await steps.canvas.findByRole('toolbar')).toBeVisible();
    await expect(steps.canvas.getByRole('textbox', { name: textOf(steps)('fields.fr.label') })).toHaveTextContent(richText.builtIn.fr);
  },
});
