import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { Drafts } from '../../../src/features/account/Drafts';
import { memberTexts } from '../../../src/features/account/memberTexts';
import { NOW } from '../../fixtures/now';
import { translator } from '../../fixtures/translate';
import { onPaper } from './steps';

const draft = (daysAgo: number) => JSON.stringify({ values: {}, key: 'k', at: Date.parse(NOW) - daysAgo * 86_400_000 });

const meta = preview.meta({
  component: Drafts,
  parameters: { route: 'member' },
  beforeEach: () => {
    localStorage.setItem('contactDraft', draft(9));
    localStorage.setItem('bookingDraft', draft(1));
  },
  decorators: [onPaper],
});

/** Stored drafts, latest first. Checks that each links to its form. */
export const Default = meta.story({
  async play({ canvas, globals }) {
    const language = String(globals['locale']);
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([`/${language}/booking`, `/${language}/contact`]);
  },
});

/** Discarded draft: removed immediately. Checks that the draft can be restored while the page is open. */
export const Discarded = meta.story({
  async play({ canvas, globals, userEvent }) {
    const t = translator(memberTexts, globals['locale']);
    const name = t('drafts.booking');
    await userEvent.click(canvas.getByRole('button', { name: t('drafts.discardName', { name }) }));
    await expect(localStorage.getItem('bookingDraft')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('drafts.undo') }));
    await expect(localStorage.getItem('bookingDraft')).toBe(draft(1));
    await userEvent.click(canvas.getByRole('button', { name: t('drafts.discardName', { name }) }));
  },
});

/** Expired and unreadable drafts. Checks that they count as absent and that no empty section is shown. */
export const Empty = meta.story({
  tags: ['no-screenshot'],
  beforeEach: () => {
    localStorage.setItem('contactDraft', '{"at":');
    localStorage.setItem('bookingDraft', draft(31));
  },
  async play({ canvas }) {
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});
