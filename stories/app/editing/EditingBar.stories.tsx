import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { EditingBar } from '../../../src/app/editing/EditingBar';
import { InlineEditButton } from '../../../src/features/editing/InlineEditButton';
import { useText } from '../../../src/i18n/useText';
import { homeTexts } from '../../../src/pages/public/homeTexts';
import { expectKeyboardDialog, pressKey } from '../../fixtures/keyboard';
import { languageOf, normalizeSpaces } from '../../fixtures/translate';
import { onPaper, textOf } from '../../features/editing/steps';

/** Test page with a text that has an edit button, and a button whose label has none. */
function SmallPage() {
  const t = useText(homeTexts);
  return (
    <>
      <Typography variant="h1">
        <InlineEditButton tag="home.title" onPress={() => {}}>{t('title')}</InlineEditButton>
      </Typography>
      <Button variant="contained">{t('book')}</Button>
      <EditingBar />
    </>
  );
}

const meta = preview.meta({ component: EditingBar, render: SmallPage, decorators: [onPaper], parameters: { environmentControls: ['viewer'], route: 'about' } });

/** Sheet with the page's texts. Checks that texts without an edit button of their own are listed and that the others are not. */
export const Default = meta.story({
  async play(steps) {
    const t = textOf(steps);
    const language = languageOf(steps.globals['locale']);
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: t('page.open') }));
    const sheet = within(await screen.findByRole('dialog', { name: t('page.title') }, { timeout: 10_000 }));
    const label = normalizeSpaces(homeTexts.tree.book[language]);
    await waitFor(() => expect(sheet.getByRole('button', { name: new RegExp(label) })).toBeVisible());
    await expect(sheet.getByText('shell.pages.about')).toBeVisible();
    await expect(sheet.getByText('description.about')).toBeVisible();
    await expect(sheet.queryByText('home.title')).toBeNull();
  },
});

/**
 * Keyboard navigation: the sheet traps the focus, a row opens the fields and regains the focus afterwards, and Escape returns the focus to the page.
 */
export const Keyboard = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    const t = textOf(steps);
    await expectKeyboardDialog(steps, () => steps.canvas.getByRole('button', { name: t('page.open') }), {
      async close(sheet) {
        const line = within(sheet).getByRole('button', { name: /shell\.pages\.about/ });
        await pressKey(steps, line);
        const fields = within(await screen.findByRole('dialog', { name: new RegExp(t('title')) }));
        await pressKey(steps, await fields.findByRole('button', { name: t('cancel') }));
        await waitFor(() => expect(line).toHaveFocus());
        await steps.userEvent.keyboard('{Escape}');
      },
    });
  },
});
