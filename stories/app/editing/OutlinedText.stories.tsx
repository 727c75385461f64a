import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { OutlinedText, type OutlinedTextProps } from '../../../src/app/editing/OutlinedText';
import { InlineEditButton } from '../../../src/features/editing/InlineEditButton';
import { useText } from '../../../src/i18n/useText';
import { homeTexts } from '../../../src/pages/public/homeTexts';
import { normalizeSpaces } from '../../fixtures/translate';
import { onPaper, textOf } from '../../features/editing/steps';

/** Test page with a text that has an edit button, a button whose label has none, and a visually hidden label. */
function SmallPage(props: OutlinedTextProps) {
  const t = useText(homeTexts);
  return (
    <>
      <Typography variant="h2" sx={{ mb: 4 }}>
        <InlineEditButton tag="home.title" onPress={() => {}}>
          {t('title')}
        </InlineEditButton>
      </Typography>
      <Button variant="contained">{t('book')}</Button>
      <IconButton aria-label={t('plan')} sx={{ ml: 4 }}>
        +
      </IconButton>
      <OutlinedText {...props} />
    </>
  );
}

const meta = preview.meta({ component: OutlinedText, render: (args) => <SmallPage {...args} />, args: { tag: 'home.title', onClose: fn() }, decorators: [onPaper], parameters: { route: 'about' } });

const outlined = () => document.querySelectorAll('[data-outlined]');

/** Text with an edit button: outlined without a layout shift. */
export const Default = meta.story({
  async play(steps) {
    await waitFor(() => expect(outlined()).toHaveLength(1));
    await expect(outlined()[0]).toHaveAttribute('data-pencil', 'home.title');
    await expect(steps.canvas.getByRole('status')).toHaveTextContent(normalizeSpaces(textOf(steps)('outline.shown')));
  },
});

/** Text without an edit button. Checks that the text is found on the page by its content. */
export const ByItsWords = meta.story({
  tags: ['no-screenshot'],
  args: { tag: 'home.book' },
  async play({ canvas }) {
    await waitFor(() => expect(outlined()).toHaveLength(1));
    await expect(canvas.getByRole('button', { name: outlined()[0]?.textContent ?? '' })).toContainElement(outlined()[0] as HTMLElement);
  },
});

/** Text in an attribute. Checks that no element is outlined and that the status says so. */
export const InAnAttribute = meta.story({
  tags: ['no-screenshot'],
  args: { tag: 'home.plan' },
  async play(steps) {
    await waitFor(() => expect(steps.canvas.getByRole('status')).toHaveTextContent(normalizeSpaces(textOf(steps)('outline.spoken'))));
    await expect(outlined()).toHaveLength(0);
  },
});

/** Text that the page does not show yet. Checks that the status says so after the search. */
export const Absent = meta.story({
  tags: ['no-screenshot'],
  args: { tag: 'booking.success.title' },
  async play(steps) {
    await expect(steps.canvas.getByRole('status')).toHaveTextContent(normalizeSpaces(textOf(steps)('outline.looking')));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(normalizeSpaces(textOf(steps)('outline.absent'))));
  },
});
