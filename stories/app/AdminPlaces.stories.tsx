import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { EVERYDAY, MANAGED } from '../../src/app/adminPlaces';
import { AdminPlaces } from '../../src/app/AdminPlaces';
import { ROUTES } from '../../src/app/routes';

const meta = preview.meta({ component: AdminPlaces, parameters: { route: 'admin/preparation' }, args: { title: 'Tous les jours', places: EVERYDAY } });

/** Navigation with the current screen marked. Checks that only that link has `aria-current`. */
export const Default = meta.story({
  async play({ canvas }) {
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAttribute('href', expect.stringMatching(/admin\/preparation$/));
  },
});

/** Screens to manage: the owner's working hours and every resource list. Checks that each link is a route of the sitemap. */
export const Managed = meta.story({
  args: { title: 'Gérer', places: MANAGED },
  async play({ canvas }) {
    const known = ROUTES.map(({ path }) => path);
    await expect(canvas.getAllByRole('link')).toHaveLength(MANAGED.length);
    for (const { path } of MANAGED) await expect(known).toContain(path);
  },
});
