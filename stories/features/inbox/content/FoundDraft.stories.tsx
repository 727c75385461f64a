import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { TextInput } from '../../../../src/components/form/TextInput';
import { FoundDraft } from '../../../../src/features/inbox/content/FoundDraft';
import { withWidth } from '../../../fixtures/frames';
import { content, EDIT, inContentForm } from './steps';

const meta = preview.meta({
  component: FoundDraft,
  decorators: [
    (Story) => (
      <>
        <Story />
        <TextInput name="hostName" />
      </>
    ),
    inContentForm,
    withWidth(620),
  ],
  args: { texts: { found: 'Vos changements sont restaurés.', discard: 'Les supprimer', discarded: 'Vos changements sont supprimés.', undo: 'Les reprendre' }, initialValues: EDIT, drafted: { ...EDIT, hostName: 'Marc Tremblay' } },
  parameters: { content: { hostName: 'Marc Tremblay' } },
});

/** Restored values. Checks that they can be discarded, and brought back. */
export const Default = meta.story({
  async play(steps) {
    const name = () => steps.canvas.getByRole('textbox', { name: content(steps)('fields.hostName.label') });
    await expect(name()).toHaveValue('Marc Tremblay');
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: 'Les supprimer' }));
    await expect(name()).toHaveValue('Julie Tremblay');
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: 'Les reprendre' }));
    await expect(name()).toHaveValue('Marc Tremblay');
  },
});
