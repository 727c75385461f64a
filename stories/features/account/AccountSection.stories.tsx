import Typography from '@mui/material/Typography';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { AccountSection } from '../../../src/features/account/AccountSection';

const meta = preview.meta({ component: AccountSection, tags: ['no-screenshot'], args: { title: 'Une part du compte', open: false, children: <Typography>Ce qu’elle contient.</Typography> } });

export const Default = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('region', { name: 'Une part du compte' })).toHaveTextContent('Ce qu’elle contient.');
  },
});

/** Open form. Checks that the title takes the focus. */
export const Open = meta.story({
  args: { open: true },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Une part du compte' })).toHaveFocus());
  },
});
