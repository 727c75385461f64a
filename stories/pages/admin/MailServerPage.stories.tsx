import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { mailServerTexts } from '../../../src/features/settings/mailServerTexts';
import { MailServerPage } from '../../../src/pages/admin/MailServerPage';
import { translator } from '../../fixtures/translate';
import { ownerSession } from '../../fixtures/user';

const meta = preview.meta({ component: MailServerPage, parameters: { route: 'admin/settings/mail-server', session: ownerSession } });

/** Mail server that the owner has set. */
export const Default = meta.story({
  tags: ['page', 'aria-snapshot'],
  async play({ canvas, globals }) {
    const t = translator(mailServerTexts, globals['locale']);
    await expect(await canvas.findByRole('button', { name: t('test.send') })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: t('title') })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
