import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { Footer } from '../../src/app/Footer';
import { shellTexts } from '../../src/app/texts';
import { BUSINESS } from '../../src/contract/business';
import { translator } from '../fixtures/translate';

const meta = preview.meta({ component: Footer, tags: ['layout'] });

export const Default = meta.story({
  async play({ canvas, globals }) {
    const t = translator(shellTexts, globals['locale']);
    const home = `/${String(globals['locale'])}`;
    await expect(canvas.getByText(BUSINESS.place)).toBeVisible();
    await expect(canvas.getByRole('link', { name: BUSINESS.phone })).toHaveAttribute('href', 'tel:+14505551234');
    await expect(canvas.getByRole('link', { name: BUSINESS.email })).toHaveAttribute('href', `mailto:${BUSINESS.email}`);
    await expect(canvas.getByRole('link', { name: t('pages.trainings') })).toHaveAttribute('href', `${home}/formations`);
    await expect(canvas.getByRole('link', { name: t('pages.events') })).toHaveAttribute('href', `${home}/events`);
    await expect(canvas.getByRole('link', { name: t('pages.privacy') })).toHaveAttribute('href', `${home}/privacy`);
    await expect(canvas.getByRole('link', { name: 'Facebook' })).toHaveAttribute('href', BUSINESS.social.facebook);
    await expect(canvas.getByRole('link', { name: 'YouTube' })).toHaveAttribute('href', BUSINESS.social.youtube);
    await expect(canvas.getByText(t('footer.copyright', { year: 2027, name: BUSINESS.name }))).toBeVisible();
  },
});
