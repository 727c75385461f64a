import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { GridRehearsal } from '../../../src/features/admin/GridRehearsal';

const meta = preview.meta({ component: GridRehearsal, tags: ['no-picture'] });

/** For a moment there is a table that nobody sees, hears or can reach; then there is nothing. */
export const Default = meta.story({
  async play({ canvas, canvasElement }) {
    await waitFor(() => expect(canvasElement.querySelector('[inert] .MuiDataGrid-row')).not.toBeNull(), { interval: 5, timeout: 10_000 });
    await expect(canvas.queryByRole('grid')).toBeNull();
    await waitFor(() => expect(canvasElement.querySelector('[inert]')).toBeNull());
  },
});
