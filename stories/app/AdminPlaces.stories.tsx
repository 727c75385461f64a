import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { EVERYDAY, MANAGED } from '../../src/app/adminPlaces';
import { AdminPlaces } from '../../src/app/AdminPlaces';
import { ROUTES } from '../../src/app/routes';

const meta = preview.meta({ component: AdminPlaces, parameters: { route: 'admin/preparation' }, args: { title: 'Tous les jours', places: EVERYDAY } });

/** The screen that one is on is marked, and only that. */
export const Default = meta.story({
  async play({ canvas }) {
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAttribute('href', expect.stringMatching(/admin\/preparation$/));
  },
});

/** When the owner works, and every list that they keep, each a screen of the sitemap. */
export const Managed = meta.story({
  args: { title: 'Gérer', places: MANAGED },
  async play({ canvas }) {
    const known = ROUTES.map(({ path }) => path);
    await expect(canvas.getAllByRole('link')).toHaveLength(MANAGED.length);
    for (const { path } of MANAGED) await expect(known).toContain(path);
  },
});
