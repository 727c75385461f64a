import Box from '@mui/material/Box';
import type { Decorator } from '@storybook/react-vite';
import { useLocation } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { RequestDetails } from '../../../src/contract/inbox';
import { inboxTexts } from '../../../src/features/inbox/texts';
import type { PlayContext } from '../../fixtures/playContext';
import { languageOf, plainSpaces, spoken } from '../../fixtures/spoken';

export const inbox = ({ globals }: Pick<PlayContext, 'globals'>) => spoken(inboxTexts, globals['locale']);

/** Names as the accessibility tree has them. */
export const named = (text: string) => (name: string) => plainSpaces(name) === plainSpaces(text);

/** Some room around a part. */
export const roomy: Decorator = (Story) => (
  <Box sx={{ p: { xs: 4, sm: 6 }, maxWidth: 1360 }}>
    <Story />
  </Box>
);

/** A column as wide as in the page. */
export const narrow: Decorator = (Story) => (
  <Box sx={{ p: { xs: 4, sm: 6 }, maxWidth: 520 }}>
    <Story />
  </Box>
);

/** The address, for stories that change it. */
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

/** The end of the address: where it stands says what is over as well as what has begun. */
export const addressIs = (end: string) => waitFor(() => expect(screen.getByRole('status', { name: 'address', hidden: true }).textContent.endsWith(end)).toBe(true));

/** A request of the story's language, for a component that is handed one. */
export const inLanguage = (make: (language: 'fr' | 'en') => RequestDetails, { globals }: Pick<PlayContext, 'globals'>): RequestDetails => make(languageOf(globals['locale']));

/** The sheet that an act opens, once it stands there. */
export const sheet = async () => {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};
