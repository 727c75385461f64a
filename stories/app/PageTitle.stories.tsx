import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';
import { PageTitle } from '../../src/app/PageTitle';
import { shellTexts } from '../../src/app/texts';
import { DEFAULT_SETTINGS } from '../../src/contract/defaultPrivateSettings';
import { otherBusiness } from '../fixtures/otherBusiness';
import { translator } from '../fixtures/translate';

const meta = preview.meta({ component: PageTitle, tags: ['no-screenshot'] });

/** Title in the browser tab; no visible output. Checks that the title is the page's name. */
export const Default = meta.story({
  parameters: { settings: otherBusiness },
  args: { name: 'contact', unlisted: false },
  async play({ globals }) {
    const t = translator(shellTexts, globals['locale']);
    await waitFor(() => expect(document.title).toBe(`${t('titles.contact')} · ${otherBusiness.identity.name}`));
    await expect(document.querySelector('meta[name="robots"]')).toBeNull();
  },
});

/** Title of the home page: the business name and its trade. */
export const Home = meta.story({
  args: { name: 'home', unlisted: false },
  async play({ globals }) {
    const t = translator(shellTexts, globals['locale']);
    await waitFor(() => expect(document.title).toBe(`${DEFAULT_SETTINGS.identity.name} · ${t('tagline')}`));
  },
});

/** Unlisted page. Checks that a robots meta tag asks search engines not to index the page. */
export const Unlisted = meta.story({
  args: { name: 'login', unlisted: true },
  async play() {
    await waitFor(() => expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex'));
  },
});

/** New installation, whose facts are invented. Checks that search engines are asked not to index the page. */
export const NewInstallation = meta.story({
  args: { name: 'contact', unlisted: false },
  play: () => waitFor(() => expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex')),
});
