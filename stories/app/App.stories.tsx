import { expect, screen } from 'storybook/test';
import preview from '../../.storybook/preview';
import { App } from '../../src/app/App';
import { screens } from '../../src/app/routes';
import { aboutTexts } from '../../src/pages/public/aboutTexts';
import { notFoundTexts } from '../../src/pages/public/notFoundTexts';
import { textOf } from '../features/editing/steps';
import { failing } from '../fixtures/handlers';
import { translator } from '../fixtures/translate';
import { ownerSession } from '../fixtures/user';

const meta = preview.meta({ title: 'app/App', component: App });

/** The whole site at a given route. */
export const Default = meta.story({
  parameters: { route: 'about' },
  async play({ globals }) {
    await expect(await screen.findByRole('heading', { level: 1, name: translator(aboutTexts, globals['locale'])('title') }, { timeout: 10_000 })).toBeVisible();
  },
});

/** The text overrides fail to load: the page shows its built-in texts, to the owner as to every visitor. */
export const OwnTextsUnread = meta.story({
  parameters: { route: 'about', session: ownerSession, handlers: [failing('/api/content')] },
  tags: ['no-screenshot', '!dev'],
  async play({ globals }) {
    const title = translator(aboutTexts, globals['locale'])('fire.title');
    await expect(await screen.findByRole('button', { name: textOf({ globals })('pencil'), description: title }, { timeout: 10_000 })).toBeVisible();
    await expect(screen.getByRole('heading', { level: 2, name: new RegExp(title) })).toBeVisible();
  },
});

/** Unknown address: the not-found page is shown in the language of the address. */
export const UnknownAddress = meta.story({
  parameters: { route: 'nothing/here' },
  tags: ['no-screenshot', '!dev'],
  async play({ globals }) {
    await expect(await screen.findByRole('heading', { level: 1, name: translator(notFoundTexts, globals['locale'])('title') }, { timeout: 10_000 })).toBeVisible();
  },
});

/** Listing pages disabled: the footer's training link leads to the page that the specification names. */
export const ListingPagesOff = meta.story({
  args: { screens: screens(false) },
  parameters: { route: 'formations/first-brisket' },
  tags: ['no-screenshot', '!dev'],
  async play({ globals }) {
    await expect(await screen.findByRole('heading', { level: 1, name: translator(notFoundTexts, globals['locale'])('title') }, { timeout: 10_000 })).toBeVisible();
  },
});
