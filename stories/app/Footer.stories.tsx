import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { Footer } from '../../src/app/Footer';
import { shellTexts } from '../../src/app/texts';
import { DEFAULT_SETTINGS } from '../../src/contract/defaultPrivateSettings';
import { placeOf } from '../../src/contract/settings';
import { otherBusiness } from '../fixtures/otherBusiness';
import { translator } from '../fixtures/translate';

const { identity } = DEFAULT_SETTINGS;

const meta = preview.meta({ component: Footer, tags: ['layout'] });

export const Default = meta.story({
  async play({ canvas, globals }) {
    const t = translator(shellTexts, globals['locale']);
    const home = `/${String(globals['locale'])}`;
    await expect(canvas.getByText(placeOf(identity))).toBeVisible();
    await expect(canvas.getByRole('link', { name: identity.phone })).toHaveAttribute('href', 'tel:+14505551234');
    await expect(canvas.getByRole('link', { name: identity.email })).toHaveAttribute('href', `mailto:${identity.email}`);
    await expect(canvas.getByRole('link', { name: t('pages.trainings') })).toHaveAttribute('href', `${home}/formations`);
    await expect(canvas.getByRole('link', { name: t('pages.events') })).toHaveAttribute('href', `${home}/events`);
    await expect(canvas.getByRole('link', { name: t('pages.privacy') })).toHaveAttribute('href', `${home}/privacy`);
    await expect(canvas.getByRole('link', { name: 'Facebook' })).toHaveAttribute('href', identity.social.facebook);
    await expect(canvas.getByRole('link', { name: 'YouTube' })).toHaveAttribute('href', identity.social.youtube);
    await expect(canvas.getByText(t('footer.copyright', { year: 2027 }))).toBeVisible();
  },
});

/** Another business: its own facts, and only the profiles that it has. */
export const OtherBusiness = meta.story({
  parameters: { settings: otherBusiness },
  async play({ canvas, globals }) {
    const t = translator(shellTexts, globals['locale'], otherBusiness);
    await expect(canvas.getByText('Rimouski, Québec')).toBeVisible();
    await expect(canvas.getByRole('link', { name: otherBusiness.identity.phone })).toHaveAttribute('href', 'tel:+14185550199');
    await expect(canvas.getByText(t('footer.copyright', { year: 2027 }))).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Facebook' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Instagram' })).toHaveAttribute('href', otherBusiness.identity.social.instagram);
  },
});

/** No profile on other sites. Checks that the footer has no heading for them. */
export const NoProfiles = meta.story({
  tags: ['no-screenshot'],
  parameters: { settings: { ...otherBusiness, identity: { ...otherBusiness.identity, social: { facebook: '', instagram: '', youtube: '' } } } },
  play: ({ canvas, globals }) => expect(canvas.queryByText(translator(shellTexts, globals['locale'])('footer.follow'))).toBeNull(),
});
