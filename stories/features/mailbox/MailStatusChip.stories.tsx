import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { MailStatusChip } from '../../../src/features/mailbox/MailStatusChip';
import { MAIL_STATUSES } from '../../../src/contract/mailbox';
import { withWidth } from '../../fixtures/frames';
import { texts } from './steps';

const meta = preview.meta({ component: MailStatusChip, decorators: [withWidth(400)], args: { status: 'sent' as const } });

/** Waiting, sent and failed. */
export const All = meta.story({
  render: () => (
    <>
      {MAIL_STATUSES.map((status) => (
        <MailStatusChip key={status} status={status} />
      ))}
    </>
  ),
  async play(steps) {
    for (const status of MAIL_STATUSES) await expect(steps.canvas.getByText(texts(steps)(`mails.state.${status}`))).toBeVisible();
  },
});
