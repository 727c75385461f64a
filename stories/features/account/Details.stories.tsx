import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { Details } from '../../../src/features/account/Details';
import { memberTexts } from '../../../src/features/account/memberTexts';
import { profile } from '../../fixtures/account';
import { translator } from '../../fixtures/translate';
import { onPaper } from './steps';

const meta = preview.meta({ component: Details, args: { profile }, decorators: [onPaper] });

export const Default = meta.story({
  async play({ canvas }) {
    for (const fact of [profile.name, profile.username, profile.email]) await expect(canvas.getByText(fact)).toBeVisible();
  },
});

/** Profile without the optional name and with a long email address. */
export const LongText = meta.story({
  tags: ['no-screenshot'],
  args: { profile: { ...profile, name: '', email: 'marie-antoinette.de-la-bruere-beauchemin@municipalite-de-saint-liboire.example' } },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  async play({ canvas, globals }) {
    await expect(canvas.getByText(translator(memberTexts, globals['locale'])('details.noName'))).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
