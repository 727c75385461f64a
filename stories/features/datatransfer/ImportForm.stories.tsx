import Box from '@mui/material/Box';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { ImportForm } from '../../../src/features/datatransfer/ImportForm';
import { normalizeSpaces } from '../../fixtures/translate';
import { chooseFile, data, exportedFile, spaced } from './steps';

const meta = preview.meta({
  component: ImportForm,
  args: { file: null, failure: null, onChoose: fn(), onStart: fn() },
  decorators: [
    (Story) => (
      <Box sx={{ p: { xs: 4, sm: 6 }, maxWidth: 760, display: 'grid', gap: 4, justifyItems: 'start' }}>
        <Story />
      </Box>
    ),
  ],
});

/** No file yet. Checks that the file dialog opens with the keyboard too. */
export const Default = meta.story({
  tags: ['no-screenshot'],
  async play(steps) {
    const { canvas, userEvent, args } = steps;
    const opened = fn((event: Event) => event.preventDefault());
    steps.canvasElement.querySelector('input')?.addEventListener('click', opened, { once: true });
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: data(steps)('import.choose') })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(opened).toHaveBeenCalledOnce();
    await chooseFile(steps);
    await expect(args.onChoose).toHaveBeenCalledWith(exportedFile);
    await expect(canvas.queryByRole('button', { name: data(steps)('import.start') })).toBeNull();
  },
});

/** Chosen file. Checks that its name and size are shown, and that it can be imported. */
export const Filled = meta.story({
  args: { file: exportedFile },
  async play(steps) {
    await expect(steps.canvas.getByText(spaced(data(steps)('import.chosen', { name: exportedFile.name, size: steps.globals['locale'] === 'fr' ? '1,8 Mo' : '1.8 MB' })))).toBeVisible();
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: data(steps)('import.start') }));
    await expect(steps.args.onStart).toHaveBeenCalledOnce();
  },
});

/** File that is too large. Checks that it is not sent. */
export const TooLarge = meta.story({
  args: { file: { name: 'vacances-d-ete-avec-un-nom-de-fichier-vraiment-tres-long-et-sans-fin.zip', size: 3_400_000_000 } },
  async play(steps) {
    await expect(steps.canvas.getByRole('alert')).toHaveTextContent(normalizeSpaces(data(steps)('import.tooLarge', { size: steps.globals['locale'] === 'fr' ? '2 Go' : '2 GB' })));
    await expect(steps.canvas.queryByRole('button', { name: data(steps)('import.start') })).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
