import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { SECONDARY_NAV } from '../../src/app/adminNavigation';
import { AdminMoreDrawer } from '../../src/app/AdminMoreDrawer';
import { adminTexts } from '../../src/app/adminTexts';
import { translator } from '../fixtures/translate';

const meta = preview.meta({ component: AdminMoreDrawer, parameters: { route: 'admin/meats' }, args: { onClose: fn() } });

/** Sheet with every resource list and the exits. Checks that Escape and following a link close the sheet. */
export const Default = meta.story({
  tags: ['layout'],
  async play({ args, globals, userEvent }) {
    const t = translator(adminTexts, globals['locale']);
    const sheet = await screen.findByRole('dialog', { name: t('more') });
    await expect(within(sheet).getAllByRole('link')).toHaveLength(SECONDARY_NAV.length + 1);
    await expect(within(sheet).getByRole('link', { current: 'page' })).toHaveTextContent(t('places.meat'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await userEvent.click(within(sheet).getByRole('link', { name: t('places.tool') }));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
});
