import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { NotFoundPage } from '../../../src/pages/public/NotFoundPage';
import { notFoundTexts } from '../../../src/pages/public/notFoundTexts';
import { normalizeSpaces, translator } from '../../fixtures/translate';

const meta = preview.meta({ component: NotFoundPage, parameters: { route: '404' } });

export const Default = meta.story({
  tags: ['page'],
  async play({ canvas, globals }) {
    const t = translator(notFoundTexts, globals['locale']);
    const home = `/${String(globals['locale'])}`;
    await expect(canvas.getByRole('heading', { level: 1, name: t('title') })).toBeVisible();
    await expect(canvas.getByText(normalizeSpaces(t('subtitle')))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('home') })).toHaveAttribute('href', home);
    await expect(canvas.getByRole('link', { name: t('trainings') })).toHaveAttribute('href', `${home}/formations`);
    await expect(canvas.getByRole('link', { name: t('events') })).toHaveAttribute('href', `${home}/events`);
    await expect(canvas.getByRole('link', { name: t('contact') })).toHaveAttribute('href', `${home}/contact`);
  },
});

/** English texts in the wording of the specification. */
export const InEnglish = meta.story({
  globals: { locale: 'en' },
  tags: ['no-screenshot', '!dev'],
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    await expect(canvas.getByText("We can't seem to find the page you're looking for")).toBeVisible();
  },
});
