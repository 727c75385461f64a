import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { PRIMARY_NAV, SECONDARY_NAV } from '../../src/app/adminNavigation';
import { AdminNavGroup } from '../../src/app/AdminNavGroup';
import { ROUTES } from '../../src/app/routes';

const meta = preview.meta({ component: AdminNavGroup, parameters: { route: 'admin/preparation' }, args: { title: 'Tous les jours', places: PRIMARY_NAV } });

/** Navigation with the current screen marked. Checks that only that link has `aria-current`. */
export const Default = meta.story({
  async play({ canvas }) {
    await expect(canvas.getAllByRole('link')).toHaveLength(PRIMARY_NAV.length);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAttribute('href', expect.stringMatching(/admin\/preparation$/));
  },
});

/** Screens to manage: the owner's working hours and every resource list. Checks that each link is a route of the sitemap. */
export const Managed = meta.story({
  args: { title: 'Gérer', places: SECONDARY_NAV },
  async play({ canvas }) {
    const known = ROUTES.map(({ path }) => path);
    await expect(canvas.getAllByRole('link')).toHaveLength(SECONDARY_NAV.length);
    for (const { path } of SECONDARY_NAV) await expect(known).toContain(path);
  },
});
