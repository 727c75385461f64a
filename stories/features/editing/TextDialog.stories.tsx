import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { TextDialog } from '../../../src/features/editing/TextDialog';
import { contentHandlers, plainEntry, plainText, richEntry, richText } from '../../fixtures/contentEntries';
import { failing, pending } from '../../fixtures/handlers';
import { plainSpaces } from '../../fixtures/spoken';
import { inDialog, wordsOf } from './steps';

const meta = preview.meta({ component: TextDialog, args: { text: plainText, onSaved: fn(), onClose: fn() }, beforeEach: ({ msw }) => msw.use(...contentHandlers) });

/** From what is stored at this moment. */
export const Default = meta.story({
  tags: ['layout'],
  async play(steps) {
    const dialog = await inDialog();
    await expect(await dialog.findByRole('textbox', { name: wordsOf(steps)('fields.fr.label') })).toHaveValue(plainEntry.value.fr);
    await expect(dialog.getByText(plainText.tag)).toBeVisible();
    await steps.userEvent.click(dialog.getByRole('button', { name: wordsOf(steps)('cancel') }));
    await expect(steps.args.onClose).toHaveBeenCalledTimes(1);
  },
});

export const Rich = meta.story({
  tags: ['layout'],
  args: { text: richText },
  async play(steps) {
    const dialog = await inDialog();
    await expect(await dialog.findByRole('textbox', { name: wordsOf(steps)('fields.fr.label') })).toHaveTextContent('quatorze heures');
    await expect(richEntry.value.fr).toContain('<strong>');
  },
});

export const Loading = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(pending('/api/content/:id')),
  async play(steps) {
    const dialog = await inDialog();
    // The dialog fades in.
    await waitFor(() => expect(dialog.getByRole('status', { name: plainSpaces(wordsOf(steps)('loading')) })).toBeVisible());
  },
});

/** Without knowing what stands, nothing may be overwritten. */
export const Failed = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(failing('/api/content/:id')),
  async play(steps) {
    const dialog = await inDialog();
    await expect(await dialog.findByText(plainSpaces(wordsOf(steps)('unread')))).toBeVisible();
    await expect(dialog.queryByRole('textbox')).toBeNull();
    await expect(dialog.getByRole('button', { name: wordsOf(steps)('retry') })).toBeVisible();
  },
});
