import Box from '@mui/material/Box';
import type { Decorator } from '@storybook/react-vite';
import { useLocation } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import { readFailedTexts } from '../../../src/components/form/readFailedTexts';
import type { RequestDetails } from '../../../src/contract/inbox';
import { inboxTexts } from '../../../src/features/inbox/texts';
import type { PlayContext } from '../../fixtures/playContext';
import { languageOf, normalizeSpaces, translator } from '../../fixtures/translate';

export const inbox = ({ globals }: Pick<PlayContext, 'globals'>) => translator(inboxTexts, globals['locale']);
export const readFailed = ({ globals }: Pick<PlayContext, 'globals'>) => translator(readFailedTexts, globals['locale']);

/** Returns a matcher for accessible names, with all kinds of spaces treated as equal. */
export const named = (text: string) => (name: string) => normalizeSpaces(name) === normalizeSpaces(text);

/** Decorator that shows the current address, for stories that change the URL. */
export const withAddress: Decorator = (Story) => (
  <>
    <Story />
    <Address />
  </>
);

function Address() {
  const { pathname, search } = useLocation();
  return <Box component="output" aria-label="address" sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}>{pathname + search}</Box>;
}

/** Waits until the address ends with the given text. Comparing the end also detects parameters that should have been removed. */
export const addressIs = (end: string) => waitFor(() => expect(screen.getByRole('status', { name: 'address', hidden: true }).textContent.endsWith(end)).toBe(true));

/** Returns a request in the story's language, for components that take one as a prop. */
export const inLanguage = (make: (language: 'fr' | 'en') => RequestDetails, { globals }: Pick<PlayContext, 'globals'>): RequestDetails => make(languageOf(globals['locale']));

/** Returns queries for the action sheet once it is visible. */
export const findDialog = async () => {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};
