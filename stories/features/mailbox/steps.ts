import { screen, waitFor, within, expect } from 'storybook/test';
import { mailboxTexts } from '../../../src/features/mailbox/texts';
import type { PlayContext } from '../../fixtures/playContext';
import { translator } from '../../fixtures/translate';

export const texts = ({ globals }: Pick<PlayContext, 'globals'>) => translator(mailboxTexts, globals['locale']);

/** Returns queries for the dialog once it is visible. It is rendered outside the story's canvas. */
export const inDialog = async () => {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};

/** Settings of stories at 320 px, which check that the page does not overflow horizontally. */
export const NARROW = { tags: ['no-screenshot'], globals: { viewport: { value: 'mobile1', isRotated: false } } };

export const expectNoSideScroll = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
