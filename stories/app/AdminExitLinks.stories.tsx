import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';
import { storedUser } from '../../src/api/session';
import { AdminExitLinks } from '../../src/app/AdminExitLinks';
import { adminTexts } from '../../src/app/adminTexts';
import { translator } from '../fixtures/translate';
import { ownerSession } from '../fixtures/user';

const meta = preview.meta({ component: AdminExitLinks, parameters: { route: 'admin', session: ownerSession }, args: { onFollow: fn() } });

/** Link to the public site and logout button of the back office. */
export const Default = meta.story({
  async play({ args, canvas, globals, userEvent }) {
    const t = translator(adminTexts, globals['locale']);
    const site = canvas.getByRole('link', { name: t('site') });
    await expect(site).toHaveAttribute('href', `/${String(globals['locale'])}`);
    await userEvent.click(site);
    await expect(args.onFollow).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t('logOut') }));
    await waitFor(() => expect(storedUser()).toBeNull());
  },
});
