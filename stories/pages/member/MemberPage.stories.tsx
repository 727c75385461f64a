import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { memberTexts } from '../../../src/features/account/memberTexts';
import { MemberPage } from '../../../src/pages/member/MemberPage';
import { memberSession, profile } from '../../fixtures/account';
import { NOW } from '../../fixtures/now';
import { translator } from '../../fixtures/translate';

const draft = (daysAgo: number) => JSON.stringify({ values: {}, key: 'k', at: Date.parse(NOW) - daysAgo * 86_400_000 });

const meta = preview.meta({ component: MemberPage, parameters: { route: 'member', session: memberSession } });

/** Greeting by first name, one primary action, unfinished drafts and the account. */
export const Default = meta.story({
  tags: ['page'],
  beforeEach: () => {
    localStorage.setItem('bookingDraft', draft(1));
    localStorage.setItem('contactDraft', draft(9));
  },
  async play({ canvas, globals }) {
    const t = translator(memberTexts, globals['locale']);
    await expect(canvas.getByRole('heading', { level: 1, name: t('hello', { name: 'Josée' }) })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('compose') })).toHaveAttribute('href', `/${String(globals['locale'])}/member/builder`);
    await expect(await canvas.findByText(profile.email)).toBeVisible();
  },
});

/** No drafts and no name: the greeting uses the username. */
export const Empty = meta.story({
  parameters: { session: { ...memberSession, user: { ...memberSession.user, name: '' } } },
  async play({ canvas, globals }) {
    const t = translator(memberTexts, globals['locale']);
    await expect(canvas.getByRole('heading', { level: 1, name: t('hello', { name: 'josee' }) })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: t('drafts.title') })).toBeNull();
    await expect(await canvas.findByText(profile.email)).toBeVisible();
  },
});
