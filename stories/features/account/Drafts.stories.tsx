import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { Drafts } from '../../../src/features/account/Drafts';
import { memberTexts } from '../../../src/features/account/memberTexts';
import { NOW } from '../../fixtures/now';
import { spoken } from '../../fixtures/spoken';
import { onSheet } from './steps';

const draft = (daysAgo: number) => JSON.stringify({ values: {}, key: 'k', at: Date.parse(NOW) - daysAgo * 86_400_000 });

const meta = preview.meta({
  component: Drafts,
  parameters: { route: 'member' },
  beforeEach: () => {
    localStorage.setItem('contactDraft', draft(9));
    localStorage.setItem('bookingDraft', draft(1));
  },
  decorators: [onSheet],
});

/** The latest first, each with the way back to it. */
export const Default = meta.story({
  async play({ canvas, globals }) {
    const language = String(globals['locale']);
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([`/${language}/booking`, `/${language}/contact`]);
  },
});

/** Thrown away at once, and brought back as long as one is here. */
export const Discarded = meta.story({
  async play({ canvas, globals, userEvent }) {
    const t = spoken(memberTexts, globals['locale']);
    const name = t('drafts.booking');
    await userEvent.click(canvas.getByRole('button', { name: t('drafts.discardName', { name }) }));
    await expect(localStorage.getItem('bookingDraft')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('drafts.undo') }));
    await expect(localStorage.getItem('bookingDraft')).toBe(draft(1));
    await userEvent.click(canvas.getByRole('button', { name: t('drafts.discardName', { name }) }));
  },
});

/** Too old, or unreadable: as if there were none, and no empty box either. */
export const Empty = meta.story({
  tags: ['no-picture'],
  beforeEach: () => {
    localStorage.setItem('contactDraft', '{"at":');
    localStorage.setItem('bookingDraft', draft(31));
  },
  async play({ canvas }) {
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});
