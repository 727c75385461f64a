import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { MANAGED } from '../../src/app/adminPlaces';
import { AdminSheet } from '../../src/app/AdminSheet';
import { adminTexts } from '../../src/app/adminTexts';
import { spoken } from '../fixtures/spoken';

const meta = preview.meta({ component: AdminSheet, parameters: { route: 'admin/meats' }, args: { onClose: fn() } });

/** Sheet with every resource list and the exits. Checks that Escape and following a link close the sheet. */
export const Default = meta.story({
  tags: ['layout'],
  async play({ args, globals, userEvent }) {
    const t = spoken(adminTexts, globals['locale']);
    const sheet = await screen.findByRole('dialog', { name: t('more') });
    await expect(within(sheet).getAllByRole('link')).toHaveLength(MANAGED.length + 1);
    await expect(within(sheet).getByRole('link', { current: 'page' })).toHaveTextContent(t('places.meat'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await userEvent.click(within(sheet).getByRole('link', { name: t('places.tool') }));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
});
