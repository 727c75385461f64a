import Chip from '@mui/material/Chip';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { RowHead } from '../../../src/features/settings/RowHead';
import { withWidth } from '../../fixtures/frames';
import { expectNoOverflow, expectTouchTargets } from '../../fixtures/layoutAssertions';

const meta = preview.meta({
  component: RowHead,
  decorators: [withWidth(960)],
  tags: ['no-screenshot'],
  args: { name: 'films.1', index: 1, count: 3, title: 'Vidéo 2', upLabel: 'Monter la vidéo 2', downLabel: 'Descendre la vidéo 2', removeLabel: 'Retirer la vidéo 2', onMove: fn(), onRemove: fn() },
});

/** Second of three rows. Checks that the row can be moved both ways and removed. */
export const Default = meta.story({
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByRole('heading', { level: 3, name: args.title })).toBeVisible();
    await expectTouchTargets(canvas.getAllByRole('button'));
    await userEvent.click(canvas.getByRole('button', { name: args.upLabel }));
    await expect(args.onMove).toHaveBeenLastCalledWith(-1);
    await userEvent.click(canvas.getByRole('button', { name: args.downLabel }));
    await expect(args.onMove).toHaveBeenLastCalledWith(1);
    await userEvent.click(canvas.getByRole('button', { name: args.removeLabel }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
});

/** Only row of its list. Checks that it can be removed, but not moved. */
export const OnlyRow = meta.story({
  args: { index: 0, count: 1 },
  async play({ args, canvas }) {
    await expect(canvas.getByRole('button', { name: args.upLabel })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: args.downLabel })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: args.removeLabel })).toBeEnabled();
  },
});

/** Row with a badge and a long title at 320 px. Checks that the buttons stay inside. */
export const WithBadge = meta.story({
  args: { title: 'Une vidéo au titre anticonstitutionnellement long', children: <Chip size="small" color="warning" variant="outlined" label="À remplacer" /> },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  async play({ canvas }) {
    await expect(canvas.getByText('À remplacer')).toBeVisible();
    await expectNoOverflow([canvas.getByRole('heading', { level: 3 }), ...canvas.getAllByRole('button')]);
  },
});
