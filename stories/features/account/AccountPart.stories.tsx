import Typography from '@mui/material/Typography';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { AccountPart } from '../../../src/features/account/AccountPart';

const meta = preview.meta({ component: AccountPart, tags: ['no-picture'], args: { title: 'Une part du compte', open: false, children: <Typography>Ce qu’elle contient.</Typography> } });

export const Default = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('region', { name: 'Une part du compte' })).toHaveTextContent('Ce qu’elle contient.');
  },
});
