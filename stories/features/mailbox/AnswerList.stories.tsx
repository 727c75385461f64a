import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { AnswerList } from '../../../src/features/mailbox/AnswerList';
import { withWidth } from '../../fixtures/frames';
import { answeredMessage, longMessage } from '../../fixtures/mailbox';
import { expectNoSideScroll, NARROW, texts } from './steps';

const meta = preview.meta({ component: AnswerList, decorators: [withWidth(960)], args: { answers: answeredMessage.answers } });

export const Default = meta.story({
  tags: ['no-screenshot'],
  async play(steps) {
    const t = texts(steps);
    await expect(steps.canvas.getByRole('heading', { name: t('message.thread') })).toBeVisible();
    await expect(steps.canvas.getByText(t('mails.state.sent'))).toBeVisible();
    await expect(steps.canvas.getByRole('link', { name: t('message.openMail') })).toHaveAttribute('href', expect.stringContaining(`/admin/mail/sent/${answeredMessage.answers[0]?.id}`));
  },
});

/** No answer yet. Checks that nothing is shown. */
export const Empty = meta.story({ tags: ['no-screenshot', '!dev'], args: { answers: [] }, play: async ({ canvas }) => expect(canvas.queryByRole('heading')).toBeNull() });

/** Answers that failed and that wait. */
export const Narrow = meta.story({ ...NARROW, args: { answers: longMessage.answers }, play: expectNoSideScroll });
