import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { EditText } from '../../../src/app/editing/EditText';
import { homeTexts } from '../../../src/pages/public/homeTexts';
import { inDialog, textOf } from '../../features/editing/steps';

const meta = preview.meta({ component: EditText, args: { tag: 'home.title', onSaved: fn(), onClose: fn() }, tags: ['no-screenshot'] });

/** Dialog for one text. Checks that the text is found by its tag among all texts of the site. */
export const Default = meta.story({
  async play(steps) {
    const dialog = await inDialog();
    await expect(await dialog.findByRole('textbox', { name: textOf(steps)('fields.en.label') })).toHaveValue(homeTexts.tree.title.en);
  },
});
