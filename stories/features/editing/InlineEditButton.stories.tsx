import Typography from '@mui/material/Typography';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { InlineEditButton } from '../../../src/features/editing/InlineEditButton';
import { onPaper, textOf } from './steps';

const meta = preview.meta({ component: InlineEditButton, args: { tag: 'home.title', children: 'Le fumoir vient à votre fête.', onPress: fn() }, decorators: [onPaper] });

/** Edit button. Checks that the button names its action and its text, and that the height of the text does not change. */
export const Default = meta.story({
  render: (args) => (
    <>
      <Typography variant="h2">
        <InlineEditButton {...args} />
      </Typography>
      <Typography>
        <InlineEditButton {...args} />
      </Typography>
      <Typography data-plain>Le fumoir vient à votre fête.</Typography>
    </>
  ),
  async play(steps) {
    const [, button] = steps.canvas.getAllByRole('button', { name: textOf(steps)('pencil') });
    if (!button) throw new Error('There is no pencil');
    await expect(button).toHaveAccessibleDescription('Le fumoir vient à votre fête.');
    const plain = steps.canvasElement.querySelector('[data-plain]')?.getBoundingClientRect().height;
    await expect(button.closest('p')?.getBoundingClientRect().height).toBe(plain);
    await steps.userEvent.click(button);
    await expect(steps.args.onPress).toHaveBeenCalledTimes(1);
  },
});

/** Text with several paragraphs. */
export const Rich = meta.story({
  args: {
    rich: true,
    children: (
      <>
        <p>Une poitrine de bœuf prend douze heures.</p>
        <p>C’est pour ça que je prends peu de groupes par jour.</p>
      </>
    ),
  },
  async play(steps) {
    await steps.userEvent.tab();
    await expect(steps.canvas.getByRole('button')).toHaveFocus();
    await steps.userEvent.keyboard('{Enter}');
    await expect(steps.args.onPress).toHaveBeenCalled();
  },
});
