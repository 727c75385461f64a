import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { MailboxRow } from '../../../src/features/mailbox/MailboxRow';
import { withWidth } from '../../fixtures/frames';
import { longMessage } from '../../fixtures/mailbox';
import { expectNoSideScroll, NARROW } from './steps';

const meta = preview.meta({
  component: MailboxRow,
  decorators: [withWidth(960)],
  args: { to: '/fr/admin/mail/messages/1', title: 'Julie Tremblay', aside: '10 mai 2027, 10 h', line: 'Formations · Bonjour Samuel !', strong: true, badge: <Chip size="small" color="primary" label="Non lu" /> },
  argTypes: { badge: { control: false } },
  render: (args) => (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      <MailboxRow {...args} />
    </Box>
  ),
});

export const Default = meta.story({ play: async ({ canvas }) => expect(canvas.getByRole('link', { name: 'Julie Tremblay' })).toBeVisible() });

export const LongText = meta.story({ ...NARROW, args: { title: longMessage.name, line: longMessage.message }, play: expectNoSideScroll });
